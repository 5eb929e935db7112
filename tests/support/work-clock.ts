/** Milliseconds by the clock or of our own work, whichever is less: the machine may be shared. */
export function startWorkClock(): () => number {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1_000);
  };
}
