import { toast } from './toast.ts';

/** Copies a text and says whether that worked; a browser may forbid it. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', said.copied);
  } catch {
    toast('error', said.failed);
  }
}
