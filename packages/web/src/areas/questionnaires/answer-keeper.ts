import { autosaveDelay } from '@trellis/contract/questionnaires/rules';
import { CallError } from '../../app/call-error.ts';

export type Answers = Record<string, unknown>;

export interface Standing {
  answerContent: Answers;
  finishedPage: number;
  concurrencyStamp: string;
}

export type KeepState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';
/** Whether answers could not be sent, and are lost with the form. */
export const isUnsent = (state: KeepState): boolean => state === 'offline' || state === 'failed';

interface KeeperOptions {
  standing: Standing;
  /** Sends answers; the answer is the stamp that they have from then on. */
  send: (standing: Standing) => Promise<{ concurrencyStamp: string }>;
  onState: (state: KeepState, problem?: unknown) => void;
  /** Somebody else answered meanwhile: what both answered, one's own first. */
  onMerged: (answers: Answers) => void;
  /** Keeps what is not sent yet beyond a reload; absent where it need not be. */
  remember?: (pending: Pick<Standing, 'answerContent' | 'finishedPage'> | undefined) => void;
}

/**
 * Saves answers a moment after the last change, one request after another: what changes while one is on its way goes with the next. Without
 * a connection it keeps them and sends when it is back.
 */
export class AnswerKeeper {
  #options: KeeperOptions;
  #standing: Standing;
  /** What was changed since the last save that succeeded, by question. */
  #changed = new Set<string>();
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #onOnline = () => void this.flush();

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#standing = options.standing;
    window.addEventListener('online', this.#onOnline);
  }

  /** Takes the answers as they are now, and saves them in a moment. */
  change(answers: Answers, finishedPage: number): void {
    for (const name of new Set([...Object.keys(answers), ...Object.keys(this.#standing.answerContent)])) {
      if (answers[name] !== this.#standing.answerContent[name]) this.#changed.add(name);
    }
    const page = Math.max(finishedPage, this.#standing.finishedPage);
    if (this.#changed.size === 0 && page === this.#standing.finishedPage) return;
    this.#standing = { ...this.#standing, answerContent: { ...answers }, finishedPage: page };
    this.touch();
  }

  /** Saves in a moment: an answer changed, or what is sent with them. */
  touch(): void {
    this.#isDirty = true;
    this.#options.remember?.(this.#standing);
    this.#options.onState('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), autosaveDelay);
  }

  /** Saves what is not saved yet; answers whether all of it is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    if (!this.#isDirty) return true;
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** What a submit sends. */
  get standing(): Standing {
    return this.#standing;
  }

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#onOnline);
  }

  async #save(): Promise<boolean> {
    this.#options.onState('saving');
    const sent = this.#standing;
    const sentNames = [...this.#changed];
    this.#isDirty = false;
    this.#changed.clear();
    try {
      const { concurrencyStamp } = await this.#options.send(sent);
      this.#standing = { ...this.#standing, concurrencyStamp };
      if (this.#isDirty) return await this.#save();
      this.#options.remember?.(undefined);
      this.#options.onState('saved');
      return true;
    } catch (problem) {
      this.#isDirty = true;
      for (const name of sentNames) this.#changed.add(name);
      return await this.#afterFailure(problem);
    }
  }

  async #afterFailure(problem: unknown): Promise<boolean> {
    const current = currentOf(problem);
    if (current) {
      this.#merge(current);
      return await this.#save();
    }
    const isOffline = !(problem instanceof CallError);
    this.#options.onState(isOffline ? 'offline' : 'failed', problem);
    if (isOffline) this.#timer = setTimeout(() => void this.flush(), 10 * autosaveDelay);
    return false;
  }

  /** What stands at the centre, under what was changed here. */
  #merge(current: Standing): void {
    const answers = { ...current.answerContent };
    for (const name of this.#changed) {
      const own = this.#standing.answerContent[name];
      if (own === undefined) delete answers[name];
      else answers[name] = own;
    }
    const finishedPage = Math.max(current.finishedPage, this.#standing.finishedPage);
    this.#standing = { answerContent: answers, finishedPage, concurrencyStamp: current.concurrencyStamp };
    this.#options.onMerged(answers);
  }
}

function currentOf(problem: unknown): Standing | undefined {
  if (!(problem instanceof CallError) || problem.code !== 'Trellis:StaleStamp') return undefined;
  return problem.data['current'] as Standing | undefined;
}
