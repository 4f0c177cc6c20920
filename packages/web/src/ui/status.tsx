import type { ReactNode } from 'react';

/** What a state means to whoever reads it, each in one color: `waiting` is under way or somebody else's turn, `attention` asks for a hand. */
export type Meaning = 'good' | 'waiting' | 'attention' | 'bad' | 'neutral';

interface Props {
  meaning?: Meaning | undefined;
  children: ReactNode;
}

/** A state, or another short word about something, in the color of its meaning. */
export function Status({ meaning, children }: Props) {
  return (
    <span className="status" data-meaning={meaning}>
      {children}
    </span>
  );
}
