import { act } from 'react';

/** Chooses a file where one is uploaded. */
export const chooseFile = (file: File) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Nowhere a file is chosen');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
