export type Bytes = Uint8Array<ArrayBuffer>;

/** A text that holds bytes. */
export const toText = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromText = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));
