declare global {
  interface Window {
    /** Answers that the page asked for before the app was there, by path (first-steps). */
    early?: Record<string, Promise<Response>>;
  }
}

/** Milliseconds; later an answer of the page's beginning may be out of date. */
const freshFor = 30_000;

/** What the page asked for before the app was there is taken once; where that went wrong, and for anything else, it is asked for now. */
export async function fetchOnce(request: Request, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const asked = request.method === 'GET' && !search ? window.early?.[pathname] : undefined;
  if (asked) {
    delete window.early?.[pathname];
    const answer = performance.now() < freshFor ? await asked.catch(() => undefined) : undefined;
    if (answer?.ok) return answer;
  }
  return fetch(request, init);
}
