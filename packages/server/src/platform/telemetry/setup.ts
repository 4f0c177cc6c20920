/** Where traces and logs are sent by OTLP over HTTP, as JSON (https://opentelemetry.io/docs/specs/otlp/). */
export interface TelemetrySetup {
  /** The collector's address; traces go to /v1/traces below it, logs to /v1/logs. */
  endpoint: string;
  /** What is sent with each request, such as a key: name=value, separated by commas, percent-encoded. */
  headers: string | undefined;
  /** Of how many requests a trace is kept, from 0 to 1; logs are sent whole. */
  part: number;
}
