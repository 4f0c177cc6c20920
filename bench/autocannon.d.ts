declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  interface Run extends PromiseLike<Result> {
    on(event: 'response', listener: (client: Client, status: number, bytes: number, milliseconds: number) => void): void;
  }
  export default function autocannon(options: Options): Run;
}
