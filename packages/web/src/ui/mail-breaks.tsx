import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/** An address of mail, as far as it matters where a line may end in it. */
const address = /^\S+@\S+\.\S+$/;

/** Lets an address of mail that is shown go on in the next line after its @ and its dots, where there is no room: not within a word. */
export function withMailBreaks(shown: ReactNode): ReactNode {
  if (typeof shown === 'string') return address.test(shown) ? breaking(shown) : shown;
  if (!isValidElement<{ children?: ReactNode }>(shown)) return shown;
  const { children } = shown.props;
  return typeof children === 'string' || isValidElement(children) ? cloneElement(shown, {}, withMailBreaks(children)) : shown;
}

function breaking(mail: string): ReactNode {
  const [first, ...others] = mail.split(/(?<=[@.])/);
  const places = others.map((_, at) => others.slice(0, at).join(''));
  return (
    <>
      {first}
      {others.map((part, at) => (
        <Fragment key={places[at]}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
