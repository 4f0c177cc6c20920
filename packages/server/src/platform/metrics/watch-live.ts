import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LiveWatch } from '../live/open-live.ts';

/** How many pages are connected, and how long it takes until they are told. */
export function watchLive(registers: Registry[]): LiveWatch {
  let count = () => 0;
  new Gauge({
    name: 'trellis_live_connections',
    help: 'Browsers that are connected to this process',
    registers,
    collect() {
      this.set(count());
    },
  });
  const told = new Counter({ name: 'trellis_live_events_total', help: 'What was told', labelNames: ['topic'], registers });
  const refused = new Counter({
    name: 'trellis_live_refused_total',
    help: 'Connections that were refused',
    labelNames: ['code'],
    registers,
  });
  const delay = new Histogram({
    name: 'trellis_live_delay_seconds',
    help: 'From when something was written until this process handed it out',
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  return {
    connections: (counts) => {
      count = counts;
    },
    told: (events) => {
      for (const { event, toldAt } of events) {
        told.inc({ topic: event.topic });
        delay.observe(Math.max(0, (Date.now() - toldAt.getTime()) / 1000));
      }
    },
    refused: (code) => refused.inc({ code }),
  };
}
