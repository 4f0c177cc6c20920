import { createContext, use } from 'react';

/** Files on their way into a form: each says in the end whether it came. */
export type Uploads = Set<Promise<boolean>>;

/** Where the fields of a form say which files are on their way: a save waits for them. */
export const UploadsOfForm = createContext<Uploads | undefined>(undefined);

/** Whether all files came that were on their way. */
export const haveCome = async (uploads: Uploads): Promise<boolean> => !(await Promise.all(uploads)).includes(false);

/** Counts an upload for the form around its field until it has ended. */
export function useCountedUpload(): (upload: Promise<boolean>) => Promise<void> {
  const uploads = use(UploadsOfForm);
  return async (upload) => {
    uploads?.add(upload);
    await upload;
    uploads?.delete(upload);
  };
}
