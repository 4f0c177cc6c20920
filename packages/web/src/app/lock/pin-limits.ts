/** A million PINs, each a million rounds of work: about half a second on a tablet. */
export const pinLimits = { digits: 6, tries: 5, rounds: 1_000_000 } as const;

export const isPin = (text: string): boolean => new RegExp(`^\\d{${pinLimits.digits}}$`).test(text);
