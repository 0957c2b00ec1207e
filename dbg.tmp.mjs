import { register } from 'tsx/esm/api';
register();
const [root, seed, words, who] = process.argv.slice(2);
const { worldOf } = await import(`file://${root}/tests/simulation/world.ts`);
const { begin, takeStep } = await import(`file://${root}/tests/simulation/steps.ts`);
const { settle } = await import(`file://${root}/tests/simulation/settle.ts`);
const { withoutWaiting } = await import(`file://${root}/tests/simulation/without-waiting.ts`);
await withoutWaiting(async () => {
const calls=[];
const w = await worldOf(Number(seed), {onCall:(c)=>{ if (c.init.method!=='GET' && !/order-drafts/.test(c.url)) calls.push(`${c.init.method} ${c.url} ${JSON.stringify([...new Headers(c.init.headers)].filter(([k])=>/if-match|idem/.test(k)))} ${c.init.body} -> ${c.status} v${c.body?.version}`)}, onServer:(x)=>calls.push(JSON.stringify(x))}, 'applications,reports,hearings,besides,orders,notes'.split(','));
let at=0;
const show = async () => { for (; at<w.trace.length; at++) console.log(w.trace[at]);
 for (const c of calls.splice(0)) if (c.includes('word')||c.includes('applications')||c.includes('restore')) console.log('      call', c.slice(0,900));
 for (const d of w.devices) { if (who && !d.name.startsWith(who)) continue;
  const metas=(await d.db.meta.toArray()).filter(m=>/^order:/.test(m.k)||/shared-order/.test(m.k)).map(m=>m.k+' '+JSON.stringify(m.v.words??m.v.text)+(m.v.leaves?' leaves':'')+' v'+m.v.version+ (m.v.of?JSON.stringify(m.v.of):''));
  const rows=(await d.db.outbox.toArray()).filter(r=>/decide|keep/.test(r.op)).map(r=>`${r.n} ${r.op} ${r.entityId.slice(-3)} ${r.state} tried=${r.tried} base=${r.baseVersion} ${JSON.stringify(r.body)} ${r.lastError?.code??''}`);
  const rec=(await d.db.receipts.toArray()).filter(r=>/decide/.test(r.op)).map(r=>`${r.key.slice(-6)} ${r.outcome} ${r.text??''} ${JSON.stringify(r.sent??r.record?.orders?.map(o=>o.text)??'')}`);
  console.log('     ',d.name, JSON.stringify({metas,rows,rec},null,1).replace(/\n */g,'\n          '));
 }};
await begin(w); await show();
for (let left = 8 + w.random.below(14); left > 0; left -= 1) { await takeStep(w); await show(); }
console.log('SETTLE'); await settle(w); await show();
console.log([...w.server.state.applications.values()].map(a=>JSON.stringify([a._id.slice(-3),a.status,a.version,a.orders])).join('\n'));
console.log(JSON.stringify(w.ledger.typed));
});
process.exit(0)
