import { useRef } from 'react';

type Write<I, O> = (input: I, options: { context: { writeKey: string } }) => Promise<O>;

/** A write of a form: where no reply came and the same is sent again, it is done once. */
export function useWriteOnce<I, O>(write: Write<I, O>): (input: I) => Promise<O> {
  const last = useRef({ words: '', key: '' });
  return async (input) => {
    const words = JSON.stringify(input);
    if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
    const reply = await write(input, { context: { writeKey: last.current.key } });
    // the next one is another, whatever it says
    last.current = { words: '', key: '' };
    return reply;
  };
}
