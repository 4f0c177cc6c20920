import { context, ROOT_CONTEXT, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Job } from '../jobs/rounds.ts';

/** The same jobs, of which each run is a span with how much it did. */
export function traceJobs(tracer: Tracer): (jobs: readonly Job[]) => Job[] {
  return (jobs) =>
    jobs.map(({ name, run }) => ({
      name,
      run: async () => {
        const span = tracer.startSpan(`job ${name}`, {}, ROOT_CONTEXT);
        try {
          const count = await context.with(trace.setSpan(ROOT_CONTEXT, span), run);
          span.setAttribute('trellis.job.count', count);
          return count;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    }));
}
