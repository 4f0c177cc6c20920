"""Makes the recordings that the scores are checked with. Everything is drawn from one seed, so a second run makes the same files.

    python3 -m venv .venv && .venv/bin/pip install numpy==2.4.6 scipy==1.17.1
    .venv/bin/python make-recordings.py && .venv/bin/python expect.py
"""
import gzip, json, struct
from pathlib import Path
import numpy as np

HERE = Path(__file__).parent
MINUTES, PER_MINUTE, SOAS = 13, 40, [1300, 1500, 1700]


def paradigm(minutes=MINUTES, **more):
    return {"id": "trellis-gonogo", "version": 1, "stimulusMs": 200, "windowMs": 1250, "soasMs": SOAS, "minutes": minutes,
            "trialsPerMinute": PER_MINUTE, "targets": minutes * PER_MINUTE // 2,
            "distractors": [{"id": f"d{k}", "onsetMs": 9000.0 + 20000 * k} for k in range(minutes * 3)],
            "board": {"yaw": 0, "pitch": 0}, **more}


def trials(rng, minutes=MINUTES, miss=0.08, wrong=0.1, slope=0.0, anticipate=0.0):
    out, at = [], 500.0
    for n in range(1, minutes * PER_MINUTE + 1):
        is_target = bool(rng.random() < 0.5)
        presses = []
        if rng.random() < (1 - miss if is_target else wrong):
            rt = rng.normal(330 + slope * at / 60000, 45) + rng.exponential(95)
            if rng.random() < anticipate:
                rt = rng.uniform(20, 95)
            presses.append(round(at + min(max(rt, 20), 1240), 1))
            if rng.random() < 0.04 and presses[0] + 150 < at + 1250:
                presses.append(round(presses[0] + 140, 1))
        out.append({"n": n, "onsetMs": round(at, 1), "stimulus": "X" if is_target else "O", "isTarget": is_target,
                    "isShown": True, "pressesMs": presses})
        at += SOAS[int(rng.integers(3))]
    return out


def head(rng, seconds, hz, size=18.0, jitter=0.03, drift=0.0, drop=0.0, still=False):
    """A head that looks about: slow waves in yaw, pitch and roll, with the trembling of the tracking."""
    t = np.arange(int(seconds * hz)) / hz
    t = t + rng.uniform(-0.15, 0.15, t.size) / hz
    t = np.maximum.accumulate(np.round(np.maximum(t, 0) * 1e6)) / 1e6
    wave = lambda scale: sum(rng.normal(0, scale) / k * np.sin(2 * np.pi * 0.11 * k * t + rng.uniform(0, 6.28)) for k in range(1, 6))
    yaw, pitch, roll = (np.zeros(t.size),) * 3 if still else (wave(size), wave(size / 2), wave(size / 4))
    yaw = yaw + drift * t
    angles = np.radians(np.stack([yaw, pitch, roll])) + np.radians(rng.normal(0, jitter, (3, t.size)))
    cy, cp, cr = np.cos(angles / 2)
    sy, sp, sr = np.sin(angles / 2)
    q = np.stack([cy * sp * cr - sy * cp * sr, -(sy * cp * cr + cy * sp * sr) * -1, cy * cp * sr - sy * sp * cr, cy * cp * cr + sy * sp * sr], 1)
    q = np.round(q * 2**15) / 2**15
    if still:
        q[:] = [0, 0, 0, 1]
    # two turns of opposite sign are one
    q[::7] *= -1
    keep = rng.random(t.size) >= drop
    tracked = (rng.random(t.size) >= 0.002).astype(np.uint8)
    position = np.round(np.stack([0.02 * np.sin(t), 1.2 + 0.01 * np.cos(t / 3), 0.015 * np.sin(t / 2)], 1) * 2**13) / 2**13
    return t[keep], q[keep].astype("<f4"), position[keep].astype("<f4"), tracked[keep]


def write(name, made, track=None, minutes=MINUTES, positions=False, clock=None, events=(), latency=None, display=90, **more):
    t, q, position, tracked = track or (np.zeros(0), np.zeros((0, 4), "<f4"), np.zeros((0, 3), "<f4"), np.zeros(0, np.uint8))
    beginning = {
        "formatVersion": "trellis-cpt/1", "paradigm": paradigm(minutes, **more),
        "device": {"serialNumber": "PICO-4E-0001", "model": "Pico 4 Enterprise", "softwareVersion": "3.2.1", "displayHz": display, "trackingHz": 90, "inputLatencyMs": latency},
        "startedAt": "2026-11-02T09:00:00Z", "endedAt": "2026-11-02T09:13:00Z",
        "clock": clock or {"startMs": 0, "endMs": minutes * 60000 + 2000.0},
        "practice": {"trials": 20, "passed": True}, "events": list(events), "trials": made,
        "samples": {"count": int(t.size), "hasPositions": bool(positions and t.size)},
    }
    text = json.dumps(beginning, separators=(",", ":")).encode()
    body = b"TCPT0001" + struct.pack("<I", len(text)) + text + np.round(t * 1e6).astype("<u4").tobytes() + q.tobytes()
    if positions and t.size:
        body += position.tobytes()
    body += tracked.tobytes()
    (HERE / f"{name}.cpt.gz").write_bytes(gzip.compress(body, 9, mtime=0))


def main():
    rng = np.random.default_rng(20261123)
    whole = 13 * 60 + 1
    write("typical", trials(rng, slope=4), head(rng, whole, 16), positions=True)
    silent = trials(rng)
    for one in silent:
        one["pressesMs"] = []
    write("all-omissions", silent)
    write("no-omissions", trials(rng, miss=0.0, wrong=0.0))
    write("all-false-alarms", trials(rng, miss=0.0, wrong=1.0))
    write("anticipations", trials(rng, anticipate=0.35))
    write("some-anticipations", trials(rng, anticipate=0.05))
    missing = [one for one in trials(rng) if not 360000 <= one["onsetMs"] < 420000]
    write("minute-missing", missing)
    one_minute = lambda: trials(rng, minutes=1)
    write("constant-head", one_minute(), head(rng, 62, 72, still=True), minutes=1)
    write("jitter-only", one_minute(), head(rng, 62, 72, size=0, jitter=0.05), minutes=1)
    write("drift", one_minute(), head(rng, 62, 60, size=6, drift=0.8), minutes=1, positions=True)
    write("dropped-samples", one_minute(), head(rng, 62, 90, drop=0.35), minutes=1)
    backwards = trials(rng)
    backwards[99]["onsetMs"], backwards[100]["onsetMs"] = backwards[100]["onsetMs"], backwards[99]["onsetMs"]
    for one in backwards[98:102]:
        one["pressesMs"] = []
    write("wrong-clock", backwards)
    both = trials(rng)
    for place in range(40, 400, 45):
        both[place]["isTarget"] = both[place + 1]["isTarget"] = True
        both[place]["onsetMs"] = both[place + 1]["onsetMs"]
        both[place]["pressesMs"] = []
    write("two-targets-at-once", both)
    away = [{"type": "pause", "ms": 200000.0}, {"type": "resume", "ms": 275000.0}, {"type": "recentre", "ms": 30500.0}]
    write("paused", trials(rng), head(rng, 400, 16), events=away)
    quick = trials(rng, minutes=6)
    write("stopped-early", quick, events=[{"type": "stoppedByChild", "ms": 360500.0}], display=90)


main()
