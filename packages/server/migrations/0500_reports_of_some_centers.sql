-- Whoever of the platform looks after some centers is shown the same pages as whoever looks after all, and there nothing of what was reported.
grant select on chat.reports to trellis_span;
