import type { Language } from '@trellis/contract/languages';
import type { PinMaker } from './pin-key.ts';
import type { Sealed } from './sealed.ts';

/** How the key of a person is closed on a device where they have a PIN. */
export interface Lock {
  /** Shown to whoever stands before the locked device. */
  name: string;
  place: string;
  language: Language;
  /** What the center knows this device by, for this person. */
  device: string;
  maker: PinMaker;
  /** Closes the opened key for a tab. */
  forTab: CryptoKey;
  /** The key, closed with the PIN; gone after too many wrong ones, three days without the center, or signing out. */
  byPin?: Sealed | undefined;
  /** The key, closed with the secret that the center tells whoever signs in with a password. */
  bySecret: Sealed;
  triesLeft: number;
  /** The sign-in that goes on once the PIN was given, closed with the key. */
  signIn?: Sealed | undefined;
}
