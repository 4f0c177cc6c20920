import { Avatar } from 'antd';
import { initialsOf } from '../../ui/initials.ts';

/** A picture of somebody, or the signs that their name begins with. */
export const Face = ({ name, url, size }: { name: string; url: string; size?: number }) => (
  <Avatar aria-hidden {...(url ? { src: url } : {})} {...(size ? { size } : {})} className="chat-face">
    {initialsOf(name)}
  </Avatar>
);
