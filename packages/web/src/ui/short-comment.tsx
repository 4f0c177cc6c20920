import { Tooltip } from 'antd';

const most = 6;

/** As much of a comment as a cell of a list shows. */
export const shorten = (text: string): string => (text.length >= most ? `${text.slice(0, most)}…` : text);

/** A comment in a cell: its beginning, and the whole on demand. */
export function ShortComment({ text }: { text: string | null }) {
  if (!text) return null;
  if (text.length < most) return text;
  return (
    <Tooltip title={text}>
      {/* the whole is read by keys too */}
      <span tabIndex={0} aria-label={text}>
        {shorten(text)}
      </span>
    </Tooltip>
  );
}
