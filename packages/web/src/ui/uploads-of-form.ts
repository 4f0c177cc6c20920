import { createContext, use, useEffect, useRef, useState } from 'react';

/** Files on their way into a form: each says in the end whether it came. */
export type Uploads = Set<Promise<boolean>>;

/** Where the fields of a form say which files are on their way: a save waits for them. */
export const UploadsOfForm = createContext<Uploads | undefined>(undefined);

/** The files on their way into a form, for `UploadsOfForm`, and whether all of them came and the form is still there to go on. */
export function useUploads(): { uploads: Uploads; haveCome: () => Promise<boolean> } {
  const [uploads] = useState<Uploads>(() => new Set());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return { uploads, haveCome: async () => !(await Promise.all(uploads)).includes(false) && !isGone.current };
}

/** Counts an upload for the form around its field until it has ended. */
export function useCountedUpload(): (upload: Promise<boolean>) => Promise<void> {
  const uploads = use(UploadsOfForm);
  return async (upload) => {
    uploads?.add(upload);
    await upload;
    uploads?.delete(upload);
  };
}
