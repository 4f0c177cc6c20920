/** What the browser keeps of a page. Where it is full or forbidden, nothing is kept and nothing breaks. */
interface Kept {
  read: (key: string) => string | undefined;
  /** Nothing forgets it. False where the browser refused. */
  write: (key: string, text: string | undefined) => boolean;
  readJson: <T>(key: string) => T | undefined;
  writeJson: (key: string, value: object | undefined) => boolean;
}

/** `open` because a forbidden storage refuses when it is asked for. */
function keptIn(open: () => Storage): Kept {
  const read: Kept['read'] = (key) => {
    try {
      return open().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const write: Kept['write'] = (key, text) => {
    try {
      if (text === undefined) open().removeItem(key);
      else open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read,
    write,
    readJson: <T>(key: string) => {
      try {
        return (JSON.parse(read(key) ?? 'null') as T | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    writeJson: (key, value) => write(key, value && JSON.stringify(value)),
  };
}

/** Until the tab is closed. */
export const keptByTab = keptIn(() => window.sessionStorage);
/** On this device. */
export const keptByDevice = keptIn(() => window.localStorage);
