"""What other software makes of the recordings: numpy and scipy, written from the document of formulae and not from the product's code."""
import gzip, json, struct
from pathlib import Path
import numpy as np
from scipy import optimize, signal, stats
from scipy.spatial.transform import Rotation, Slerp
from scipy.special import log_ndtr

HERE = Path(__file__).parent


def read(path):
    body = gzip.decompress(path.read_bytes())
    length = struct.unpack_from("<I", body, 8)[0]
    rec = json.loads(body[12:12 + length])
    n, at = rec["samples"]["count"], 12 + length
    take = lambda kind, count: np.frombuffer(body, kind, count, at)
    ms = take("<u4", n) / 1000; at += 4 * n
    q = take("<f4", 4 * n).astype(float).reshape(-1, 4); at += 16 * n
    pos = None
    if rec["samples"]["hasPositions"]:
        pos = take("<f4", 3 * n).astype(float).reshape(-1, 3); at += 12 * n
    return rec, ms, q, pos, take("u1", n).astype(bool)


def refused(rec):
    onsets = [t["onsetMs"] for t in rec["trials"]]
    for i in range(1, len(onsets)):
        if onsets[i] < onsets[i - 1]:
            return {"problem": "onsetBackwards", "trial": rec["trials"][i]["n"]}
    return None


def away(rec):
    spans, pairs = [], {"pause": "resume", "headsetOff": "headsetOn", "trackingLost": "trackingFound"}
    for i, event in enumerate(rec["events"]):
        if event["type"] in pairs:
            back = [e["ms"] for e in rec["events"][i + 1:] if e["type"] == pairs[event["type"]]]
            spans.append((event["ms"], back[0] if back else rec["clock"]["endMs"]))
    return spans


def table(rec):
    t = rec["trials"]
    onset = np.array([x["onsetMs"] for x in t]); target = np.array([x["isTarget"] for x in t])
    window = np.minimum(onset + rec["paradigm"]["windowMs"], np.append(onset[1:], np.inf))
    presses = np.sort(np.concatenate([np.array(x["pressesMs"], float) for x in t]))
    first, after = np.searchsorted(presses, onset, "left"), np.searchsorted(presses, window, "left")
    count = np.maximum(after - first, 0)
    rt = np.where(count > 0, np.floor((np.append(presses, 0)[first] - onset) * 10 + 0.5) / 10, np.nan)
    void = (window <= onset)
    for a, b in away(rec):
        void |= (onset < b) & (window > a)
    pressed, early = ~np.isnan(rt), rt < 100
    kind = np.select([void, pressed & early, target & pressed, target, pressed], ["void", "anticipation", "hit", "omission", "commission"], "correctRejection")
    return dict(onset=onset, target=target, rt=rt, kind=kind, extra=np.maximum(count - 1, 0), soa=np.append(np.nan, np.diff(onset)))


def sdt(h, nt, f, nn):
    H, F = (h + .5) / (nt + 1), (f + .5) / (nn + 1)
    zh, zf = stats.norm.ppf([H, F])
    se = np.sqrt(H * (1 - H) / (nt * stats.norm.pdf(zh) ** 2) + F * (1 - F) / (nn * stats.norm.pdf(zf) ** 2))
    return zh - zf, -(zh + zf) / 2, se, H, F


def wilson(k, n, z=1.96):
    p = k / n
    mid, half, whole = p + z * z / (2 * n), z * np.sqrt(p * (1 - p) / n + z * z / (4 * n * n)), 1 + z * z / n
    return max(0, (mid - half) / whole), min(1, (mid + half) / whole)


def exgauss(x):
    """Maximum likelihood with derivatives by BFGS from many starts, over (mu, ln sigma, ln tau)."""
    def cost(p):
        mu, s, tau = p[0], np.exp(p[1]), np.exp(p[2])
        return -np.sum(-np.log(tau) + (mu - x) / tau + s * s / (2 * tau * tau) + log_ndtr((x - mu) / s - s / tau))
    best = None
    for share in (.3, .5, .7, .9):
        tau = x.std(ddof=1) * share
        start = [x.mean() - tau, np.log(np.sqrt(x.var(ddof=1) - tau**2)), np.log(tau)]
        one = optimize.minimize(cost, start, method="Nelder-Mead", options=dict(xatol=1e-11, fatol=1e-13, maxiter=20000, maxfev=20000))
        if best is None or one.fun < best.fun:
            best = one
    return best.x[0], np.exp(best.x[1]), np.exp(best.x[2])


def line(x, y, w):
    X = np.stack([np.ones_like(x), x], 1)
    W = np.diag(w)
    A = np.linalg.inv(X.T @ W @ X)
    b = A @ X.T @ W @ y
    rest = y - X @ b
    return b[1], np.sqrt(A[1, 1] * (w * rest**2).sum() / (len(x) - 2))


def slope(x, y, w):
    b, se = line(np.array(x), np.array(y), np.array(w, float))
    half = stats.t.ppf(.975, len(x) - 2) * se
    return [b, b - half, b + half]


def head(rec, ms, q, pos, ok):
    para, clock = rec["paradigm"], rec["clock"]
    norm = np.linalg.norm(q, axis=1)
    keep = ok & (np.abs(norm - 1) <= .05) & (ms >= clock["startMs"]) & (ms <= clock["endMs"])
    for a, b in away(rec):
        keep &= ~((ms >= a) & (ms < b))
    ms, q = ms[keep], (q / norm[:, None])[keep]
    pos = pos[keep] if pos is not None else None
    forward = np.append(True, ms[1:] > np.maximum.accumulate(ms)[:-1])
    ms, q = ms[forward], q[forward]
    pos = pos[forward] if pos is not None else None
    cuts = np.diff(ms) > 100
    for e in rec["events"]:
        if e["type"] == "recentre":
            cuts |= (ms[:-1] < e["ms"]) & (ms[1:] >= e["ms"])
    b, a = signal.butter(2, 3 / (np.sqrt(2) - 1) ** .25, fs=60)
    parts = []
    for piece in np.split(np.arange(ms.size), np.flatnonzero(cuts) + 1):
        n = int(np.floor((ms[piece[-1]] - ms[piece[0]]) * 60 / 1000 + 1e-9)) + 1
        if n < 60:
            continue
        grid = np.minimum(ms[piece[0]] + np.arange(n) * 1000 / 60, ms[piece[-1]])
        turns = Slerp(ms[piece], Rotation.from_quat(q[piece]))(grid).as_quat()
        signs = np.cumprod(np.append(1, np.where((turns[1:] * turns[:-1]).sum(1) < 0, -1, 1)))
        turns = signal.filtfilt(b, a, turns * signs[:, None], axis=0)
        R = Rotation.from_quat(turns)
        p = None
        if pos is not None:
            p = signal.filtfilt(b, a, np.stack([np.interp(grid, ms[piece], pos[piece][:, k]) for k in range(3)], 1), axis=0)
        parts.append((ms[piece[0]], R, p))
    deg, out = np.degrees, {}
    wrap = lambda d: d - 360 * np.round(d / 360)
    step, stepz, yaw, pitch, roll, off, dyaw, dpitch, times, bouts, seconds = [], [], [], [], [], [], [], [], 0, [], []
    by, bp = (para["board"]["yaw"], para["board"]["pitch"]) if para["board"] else (0, 0)
    board = np.array([np.sin(np.radians(by)) * np.cos(np.radians(bp)), np.sin(np.radians(bp)), -np.cos(np.radians(by)) * np.cos(np.radians(bp))])
    def runs(mark, least):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], mark.astype(int), [0]])))
        return [(s, e) for s, e in zip(edges[::2], edges[1::2]) if e - s >= least]
    for start, R, p in parts:
        vec = (R[:-1].inv() * R[1:]).as_rotvec()
        angle = deg(np.linalg.norm(vec, axis=1))
        share = np.divide(vec[:, 2] ** 2, (vec**2).sum(1), out=np.zeros(len(vec)), where=(vec**2).sum(1) > 0)
        gaze = R.apply([0, 0, -1])
        y, pt = wrap(deg(np.arctan2(gaze[:, 0], -gaze[:, 2])) - by), deg(np.arcsin(np.clip(gaze[:, 1], -1, 1))) - bp
        M = R.as_matrix()
        mark = gaze @ board < np.cos(np.radians(30))
        flags = np.zeros(len(mark), bool)
        for s, e in runs(mark, 30):
            flags[s:e] = True
            times += 1
        for s, e in runs(angle * 60 >= 5, 12):
            bouts.append((e - s, deg((R[s].inv() * R[e]).magnitude()) / angle[s:e].sum()))
        step.append(angle); stepz.append(angle * np.where(flags[:-1], 1, share)); yaw.append(y); pitch.append(pt)
        roll.append(deg(np.arctan2(M[:, 1, 0], M[:, 1, 1]))); off.append(flags)
        dyaw.append(wrap(np.diff(y))); dpitch.append(np.diff(pt))
        seconds.append((start - clock["startMs"]) / 1000 + np.arange(len(angle)) / 60)
    n = sum(map(len, step))
    total = n / 60
    coverage = total / (para["minutes"] * 60)
    out["coverage"] = coverage
    step, stepz, yaw, pitch, roll, off, at = map(np.concatenate, (step, stepz, yaw, pitch, roll, off, seconds))
    path = step.sum()
    angle = np.arctan2(np.concatenate(dpitch), np.concatenate(dyaw))
    index = [(step[(at // 60) == k].mean() * 60 if ((at // 60) == k).sum() >= 1800 else None) for k in range(para["minutes"])]
    rose = None if path < 10 else [100 * step[(np.floor(angle * 8 / np.pi + .5).astype(int) % 16) == k].sum() / path for k in range(16)]
    if coverage >= .5:
        ell = lambda u, v: 5.991 * np.pi * np.sqrt(max(0, np.linalg.det(np.cov(u, v))))
        width = lambda v: np.diff(np.quantile(v, [.025, .975]))[0]
        out.update(pathPerMinute=60 * path / total, velocityMean=step.mean() * 60, velocityP95=np.quantile(step, .95) * 60,
                   timeActive=100 * sum(b[0] for b in bouts) / n, movementsPerMinute=60 * len(bouts) / total,
                   yawRange=width(yaw), pitchRange=width(pitch), rollRange=width(roll), offBoard=100 * off.mean(), offBoardTimes=times)
        if path >= 10: out["taskIrrelevant"] = 100 * stepz.sum() / path
        if coverage >= .9: out["pathLength"] = path
        if total >= 60: out["area"] = ell(yaw, pitch)
        if len(bouts) >= 10: out["simplicity"] = np.mean([b[1] for b in bouts])
        if pos is not None:
            P = [p for _, _, p in parts]
            out["pathMetres"] = sum(np.linalg.norm(np.diff(p, axis=0), axis=1).sum() for p in P)
            if total >= 60: out["areaCm2"] = 1e4 * ell(np.concatenate([p[:, 0] for p in P]), np.concatenate([p[:, 2] for p in P]))
    return out, rose, index


def expect(path):
    rec, ms, q, pos, ok = read(path)
    problem = refused(rec)
    if problem:
        return {"refused": problem}
    para, T = rec["paradigm"], table(rec)
    kind, rt, onset = T["kind"], T["rt"], T["onset"]
    c = {k: int((kind == k).sum()) for k in ("hit", "omission", "commission", "correctRejection", "anticipation", "void")}
    h, m, f = c["hit"], c["omission"], c["commission"]
    nt, nn = h + m, f + c["correctRejection"]
    counted = len(kind) - c["void"]
    pressed = h + f + c["anticipation"] > 0
    usable = [((onset // 60000 == k) & np.isin(kind, ["hit", "omission", "commission", "correctRejection"])).sum() >= para["trialsPerMinute"] / 2 for k in range(para["minutes"])]
    n_use = sum(usable)
    extent = "whole" if n_use == para["minutes"] and para["minutes"] >= 10 else "short" if n_use >= 10 and nt >= .8 * para["targets"] else "tooShort" if n_use >= 5 else "rawOnly"
    x = rt[kind == "hit"]
    few = None if h >= 20 else "noResponses" if not pressed else "noHits" if h == 0 else "fewHits"
    E = {"omissionPct": 100 * m / nt, "commissionPct": 100 * f / nn, "anticipationPct": 100 * c["anticipation"] / counted,
         "extraPresses": int(T["extra"][kind != "void"].sum())}
    bands = {"omissionPct": [100 * v for v in wilson(m, nt)], "commissionPct": [100 * v for v in wilson(f, nn)]}
    d, crit, se, H, F = sdt(h, nt, f, nn)
    everything = f >= .95 * nn and abs(H - F) <= 1.96 * np.sqrt(H * (1 - H) / (nt + 1) + F * (1 - F) / (nn + 1))
    deep = extent != "rawOnly"
    many = c["anticipation"] > .1 * counted
    if many:
        E.pop("omissionPct"); E.pop("commissionPct"); bands = {}
    if deep and not many:
        if not few and not everything:
            E.update(dPrime=d, criterion=crit, lnBeta=d * crit, dPrimeMax=sdt(nt, nt, 0, nn)[0])
            bands["dPrime"] = [d - 1.96 * se, d + 1.96 * se]
        if h: E.update(rtMean=x.mean(), rtMedian=np.median(x))
        if h >= 20:
            E.update(rtIqr=np.subtract(*np.quantile(x, [.75, .25])), rtSd=x.std(ddof=1), rtCv=x.std(ddof=1) / x.mean())
            pairs, last = [], None
            for k, v in zip(kind, rt):
                if k == "void": last = None
                if k == "hit":
                    if last is not None: pairs.append((v - last) ** 2)
                    last = v
            if len(pairs) >= 20: E["rtRmssd"] = np.sqrt(np.mean(pairs))
            after = lambda w: rt[1:][(kind[1:] == "hit") & (kind[:-1] == w)]
            if min(len(after("commission")), len(after("hit"))) >= 10: E["postErrorSlowing"] = after("commission").mean() - after("hit").mean()
            if h >= 100: E["mu"], E["sigma"], E["tau"] = exgauss(x)
            soas = np.array(para["soasMs"])
            keep = (kind == "hit") & ~np.isnan(T["soa"])
            near = soas[np.abs(T["soa"][keep][:, None] - soas).argmin(1)] / 1000
            E["isiSlope"] = stats.linregress(near, rt[keep]).slope
        isT = np.isin(kind, ["hit", "omission"])
        dist = np.array([v["onsetMs"] for v in para["distractors"]])
        near = ((onset[:, None] >= dist) & (onset[:, None] < dist + 2000)).any(1)
        A, B = isT & near, isT & ~near
        if min(A.sum(), B.sum()) >= 20:
            E["distractorOmission"] = 100 * ((kind[A] == "omission").mean() - (kind[B] == "omission").mean())
            if (kind[A] == "hit").any() and (kind[B] == "hit").any():
                E["distractorRt"] = rt[A & (kind == "hit")].mean() - rt[B & (kind == "hit")].mean()
        if extent in ("whole", "short") and not few:
            rows = []
            for k in range(para["minutes"]):
                if usable[k]:
                    own = onset // 60000 == k
                    rows.append((k + .5, (own & isT).sum(), (own & (kind == "omission")).sum(), (own & np.isin(kind, ["commission", "correctRejection"])).sum(), (own & (kind == "commission")).sum(), rt[own & (kind == "hit")]))
            def put(name, ys, ws):
                pts = [(r[0], y, w) for r, y, w in zip(rows, ys, ws) if y is not None]
                values = [p[1] for p in pts]
                if name != "slopeRt" and (all(v == 0 for v in values) or all(v == 100 for v in values)): return
                v = slope(*map(list, zip(*pts)))
                E[name], bands[name] = v[0], v[1:]
            put("slopeOmission", [100 * r[2] / r[1] for r in rows], [r[1] for r in rows])
            put("slopeCommission", [100 * r[4] / r[3] for r in rows], [r[3] for r in rows])
            put("slopeRt", [r[5].mean() for r in rows], [len(r[5]) for r in rows])
            third = np.minimum(2, onset // (para["minutes"] * 20000))
            part = lambda k: (third == k)
            om = [100 * (kind[part(k) & isT] == "omission").mean() for k in (0, 2)]
            times = [rt[part(k) & (kind == "hit")] for k in (0, 2)]
            E.update(deltaOmission=om[1] - om[0], deltaRt=times[1].mean() - times[0].mean(), deltaCv=np.subtract(*[t.std(ddof=1) / t.mean() for t in times[::-1]]))
    rose, index = None, None
    if len(ms):
        motion, rose, index = head(rec, ms, q, pos, ok)
        E.update(motion)
        pts = [(k + .5, v, 1.0) for k, v in enumerate(index) if v is not None]
        if len(pts) >= 7:
            v = slope(*map(list, zip(*pts)))
            E["slopeMotion"], bands["slopeMotion"] = v[0], v[1:]
    plain = lambda v: None if v is None else float(v)
    return {"counts": c, "measures": {k: plain(v) for k, v in sorted(E.items())}, "bands": {k: [float(u) for u in v] for k, v in sorted(bands.items())},
            "rose": rose and [float(v) for v in rose], "motionIndex": index and [plain(v) for v in index]}


if __name__ == "__main__":
    for path in sorted(HERE.glob("*.cpt.gz")):
        (HERE / path.name.replace(".cpt.gz", ".expected.json")).write_text(json.dumps(expect(path), indent=1) + "\n")
