import { createHash, randomBytes } from 'node:crypto';
import { clientId } from './web-client.ts';

/** Tokens as the token endpoint answers them, or its refusal. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
}

/** A browser without scripts, for tests: it keeps cookies by path and follows redirects within the server. */
export class Browser {
  readonly #origin: string;
  readonly #webOrigin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(origin: string, webOrigin: string) {
    this.#origin = origin;
    this.#webOrigin = webOrigin;
  }

  /** The value of a cookie that it holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  /** Takes a cookie from elsewhere. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' });
  }

  /** One request, without following where it leads. */
  async request(target: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const url = new URL(target, this.#origin);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...headers, cookie: cookie.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects until a page is shown or the web app is reached. */
  async follow(response: Response): Promise<{ url: URL; page?: Response }> {
    let current = response;
    let url = new URL(current.url);
    while (current.status >= 300 && current.status < 400) {
      url = new URL(current.headers.get('location') ?? '', url);
      if (url.origin === this.#webOrigin && !url.pathname.startsWith('/oidc/')) return { url };
      current = await this.request(url.href);
    }
    return { url, page: current };
  }

  /** Starts an authorization request; leads to the sign-in page or, when that was not needed, straight to the callback. */
  async authorize(extra: Record<string, string> = {}): Promise<{ url: URL; page?: Response; verifier: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: `${this.#webOrigin}/callback`,
      scope: 'openid profile offline_access',
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { ...(await this.follow(await this.request(`/oidc/auth?${query.toString()}`))), verifier };
  }

  /** Signs in by e-mail and password all the way to tokens. */
  async signIn(email: string, password: string, extra: Record<string, string> = {}): Promise<Tokens> {
    const started = await this.authorize(extra);
    const { url } = await this.follow(await this.request(started.url.href, { email, password }));
    return this.redeem(url, started.verifier);
  }

  /** Exchanges the code at a callback address for tokens. */
  redeem(callback: URL, verifier: string): Promise<Tokens> {
    const code = callback.searchParams.get('code') ?? '';
    return this.token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${this.#webOrigin}/callback` });
  }

  /** Asks the token endpoint. */
  async token(form: Record<string, string>): Promise<Tokens> {
    const response = await this.request('/oidc/token', { client_id: clientId, ...form });
    return (await response.json()) as Tokens;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice('path='.length) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}
