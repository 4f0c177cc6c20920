import type { KeyboardEvent } from 'react';

/** Whether a key is an input method's, whose signs are chosen still. Of the Enter that takes them Safari says so by this code alone. */
export const isComposing = ({ nativeEvent: { isComposing: isSaid, keyCode } }: KeyboardEvent): boolean => isSaid || keyCode === 229;
