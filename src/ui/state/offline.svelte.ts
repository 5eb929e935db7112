/** Milliseconds after which what is seldom used is fetched, too. */
const idleAfter = 5_000;

/** Caches the page for use without a network, and reports that a newer version has arrived. */
export class Offline {
  /** A newer version is complete, and waits until it is wanted. */
  isNewer = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #hasBegun = false;

  /** Called when everything that the page itself needs has been loaded: nothing competes for the line. */
  begin(): void {
    if (this.#hasBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    this.#hasBegun = true;
    // Where it is not allowed, the page works with a network as before.
    void this.#register().catch(() => undefined);
  }

  /** Every open page of ours then comes from the new version. */
  useNewer(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload();
    });
    this.#registration?.waiting?.postMessage('take over');
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('./sw.js');
    this.#registration = registration;
    this.#look(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => {
        this.#look(registration);
      });
    });
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage('fetch the rest'), idleAfter);
  }

  /** The first version of all waits for nobody. */
  #look({ waiting, active }: ServiceWorkerRegistration): void {
    this.isNewer = waiting !== null && active !== null;
  }
}
