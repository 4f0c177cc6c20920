import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Traced {
  span: Span;
  within: Context;
}

const propagator = new W3CTraceContextPropagator();

/**
 * A span for each request, below that of a proxy that names one (https://www.w3.org/TR/trace-context/), with the id that people are shown. Like the
 * log it says nothing of who asked: of the address it has the path of the call, without what stands in its place.
 */
export function traceRequests(tracer: Tracer, templateOf: (path: string) => string | undefined) {
  return (app: FastifyInstance): void => {
    const traced = new WeakMap<FastifyRequest, Traced>();
    const goOn = (request: FastifyRequest, done: () => void) => {
      const { within } = traced.get(request) ?? {};
      if (within) context.with(within, done);
      else done();
    };
    app.addHook('onRequest', (request, _reply, done) => {
      const attributes = { 'http.request.method': request.method, 'trellis.request_id': request.id };
      const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, from);
      traced.set(request, { span, within: trace.setSpan(from, span) });
      goOn(request, done);
    });
    // a body arrives by events that know nothing of the request
    app.addHook('preValidation', (request, _reply, done) => goOn(request, done));
    app.addHook('onResponse', (request, reply, done) => {
      const { span } = traced.get(request) ?? {};
      const route = templateOf(request.url.split('?')[0] ?? '') ?? request.routeOptions.url;
      if (route) span?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      goOn(request, done);
    });
  };
}
