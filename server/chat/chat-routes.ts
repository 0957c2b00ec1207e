/**
 * `GET /chat` reports whether a model is available. `POST /chat` answers one question; it is sent without
 * identifying data and not stored.
 */
import { Readable } from 'node:stream';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { ChatReason, ChatReply } from '#contract/law/chat.ts';
import type { Briefing } from '#chat/online/briefing.ts';
import type { Answer } from '#server/http/answer.ts';
import { ok } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, type Call, route } from '#server/http/route.ts';
import { audit } from '#server/storage/audit.ts';
import { countRequest } from '#server/http/limits.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { answerOnline, type ChatEvent, tablesReply } from './answer-online.ts';
import type { ChatModel } from './chat-model.ts';
import { serverChat } from './open-chat.ts';

const HOUR = 3_600;

export function chatRoutes(api: Api): void {
  const { ports } = api;
  const asking = new Set<string>();
  route(api, 'chatModel', async ({ caller }) => {
    const found = modelFor(ports, caller);
    return ok({ model: typeof found === 'string' ? null : { name: found.name, host: found.host } });
  });
  route(api, 'askChat', async (call) => {
    const briefing = (await serverChat())(call.body.message, dayInIndia(ports.now()));
    const model = modelFor(ports, call.caller);
    if (typeof model === 'string') return ok(await tablesReply(briefing, model));
    const own = ownReason(briefing);
    if (own !== null) return ok(await tablesReply(briefing, own));
    const end = await admitted(ports, call.caller, { model, asking });
    return answered(ports, call, { model, briefing, end });
  });
}

/** The model, or the reason why this caller has none. */
function modelFor({ chatModel }: Ports, { user }: Caller): ChatModel | ChatReason {
  if (!chatModel) return 'no-model';
  return user.role === 'judge' && !chatModel.forJudges ? 'not-for-judges' : chatModel;
}

function ownReason({ answer, evidence }: Briefing): ChatReason | null {
  if (evidence.length > 0) return null;
  return answer.kind === 'no-evidence' ? 'no-evidence' : 'own';
}

/** Enforces the limits per account, per process and per hour. Returns the function that releases the slot. */
async function admitted(
  ports: Ports,
  { user }: Caller,
  { model, asking }: { readonly model: ChatModel; readonly asking: Set<string> },
): Promise<() => void> {
  if (asking.has(user._id) || asking.size >= model.atOnce) {
    throw new Refusal('rate-limited', {
      msg: 'The model is busy. The tables answer meanwhile; ask it again in a moment.',
      retryAfter: 5,
    });
  }
  asking.add(user._id);
  try {
    const rate = { bucket: `chat:${user._id}`, limit: model.perHour, seconds: HOUR };
    await countRequest(sqlOf(ports.pool), rate, ports.now());
  } catch (error) {
    asking.delete(user._id);
    throw error;
  }
  return () => asking.delete(user._id);
}

interface ModelChatRequest {
  readonly model: ChatModel;
  readonly briefing: Briefing;
  readonly end: () => void;
}

async function answered(
  ports: Ports,
  call: Call<'askChat'>,
  modelRequest: ModelChatRequest,
): Promise<Answer> {
  const events = eventsOf(ports, call, modelRequest);
  if (!(call.request.headers.accept ?? '').includes('text/event-stream')) {
    let reply: ChatReply | undefined;
    for await (const event of events) if (event.event === 'reply') reply = event.data;
    return ok(reply ?? (await tablesReply(modelRequest.briefing, 'cut')));
  }
  return {
    status: 200,
    body: Readable.from(written(events)),
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  };
}

async function* written(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  yield ':\n\n'; // tells the device that the request arrived
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Closing the connection cancels the model request. The audit log records the request, never the question.
 */
async function* eventsOf(
  ports: Ports,
  call: Call<'askChat'>,
  modelRequest: ModelChatRequest,
): AsyncGenerator<ChatEvent> {
  const abortController = new AbortController();
  const startTime = ports.now().getTime();
  let reply: ChatReply | undefined;
  const leave = (): void => abortController.abort();
  call.reply.raw.once('close', leave);
  try {
    for await (const event of answerOnline(modelRequest.briefing, {
      model: modelRequest.model,
      signal: abortController.signal,
    })) {
      if (event.event === 'reply') reply = event.data;
      yield event;
    }
  } finally {
    abortController.abort();
    call.reply.raw.off('close', leave);
    modelRequest.end();
    await audit(sqlOf(ports.pool), ports, {
      action: 'ask-model',
      userId: call.caller.user._id,
      detail: {
        letters: modelRequest.briefing.sent.length,
        source: reply?.source ?? 'stopped',
        ...(reply?.why && { why: reply.why }),
        left: reply?.left ?? 0,
        ms: ports.now().getTime() - startTime,
      },
    });
  }
}
