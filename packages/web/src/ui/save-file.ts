/** Safari reads a file only once it is agreed to save it; a minute is time to agree, and then its memory is let go. */
const timeToAgree = 60_000;

/** Hands a file that a call answered to the browser, under the name that the server gives it. */
export async function saveFile(response: Response): Promise<void> {
  saveAs(await response.blob(), nameOf(response.headers.get('content-disposition') ?? ''));
}

export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), timeToAgree);
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download');
}
