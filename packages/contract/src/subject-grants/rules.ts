const codeLength = 8;

/** A center's code as it is kept, however a family wrote it down. */
export const plainCode = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** The same in two halves, as it is shown and read out. */
export const shownCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/** Whether a text may be a center's code at all. */
export const isWholeCode = (text: string): boolean => plainCode(text).length === codeLength;
