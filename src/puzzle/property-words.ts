import type { PropertyName } from '../run/property.ts';

/** What holds where nothing breaks it, as a clause. */
export const propertyWords: Readonly<Record<PropertyName, string>> = {
  'no-leak': 'no goroutine is left behind',
  'no-deadlock': 'the program never stands still',
  'channel-safety': 'no closed channel is sent to or closed again',
  'eventual-reception': 'everything that is sent is received',
  'waitgroup-safety': 'every WaitGroup is used as it should be',
  'lock-safety': 'no lock is unlocked that is not locked',
  'race-free': 'there is no data race',
  'no-panic': 'nothing panics',
  terminates: 'every run comes to an end',
};
