import { expect, it } from 'vitest';
import { meetingBookingExample } from '#schemas/booking-forms.ts';
import { calls } from '#schemas/calls.ts';
import { onEveryEngine, sqlite } from '#tests/support/database.ts';
import { booking, callerFor, openInbox } from '#tests/support/inbox.ts';

const path = '/api/editor/inbox.csv';
const inEnglish = { headers: { cookie: 'lang=en-US' } };

onEveryEngine('the table of requests', (engine) => {
  it('has the form fields as columns, in the language of the request', async () => {
    const { send, routes, handlers } = await openInbox(engine);
    const { id, reference } = await send({ ...booking, remark: '第一行\n"第二行"，,' });
    await handlers.setRequestStatus({ id, from: 'new', to: 'confirmed' }, callerFor());
    await handlers.addRequestNote({ id, text: '=已电话确认' }, callerFor());
    const response = await routes.request(`${path}?kind=exhibition`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="inbox-2026-11-21.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '编号,类型,状态,收到时间,负责人,展会名称,主办单位,展会内容,开始时间,结束时间,展览面积,意向展厅,联系人,手机号码,电子邮箱,联系地址,备注,处理记录,内部备注\r\n' +
        `${reference},展览场地预订申请,已确认,2026-11-21 09:00,,山城咖啡节,示例会展公司,精品咖啡、器具与烘焙,` +
        '2030-05-01 09:00:00,2030-05-04 17:00:00,"10,000 平方米",2 号展厅,申请人,13800008866,host@example.com,' +
        '滨江大道 1 号,"第一行\n""第二行""，,",2026-11-21 09:01 林岚: 已确认,2026-11-21 09:01 林岚: =已电话确认\r\n',
    );
    const english = await (await routes.request(path, inEnglish)).text();
    expect(english).toContain('Reference,Kind,Status,Received,Assigned to,Name of the exhibition,');
    expect(english).toContain(',Complaint or suggestion content,What was done,Internal notes\r\n');
    expect(english).toContain(`${reference},Exhibition booking request,Confirmed,`);
  });

  it('names statuses as the inbox does', async () => {
    const { send, routes } = await openInbox(engine);
    await send();
    await send(calls.createSuggestion.example, 'createSuggestion');
    const [letter, request] = (await (await routes.request(path)).text()).split('\r\n').slice(1);
    expect(letter).toContain(',投诉建议,新来信,');
    expect(request).toContain(',展览场地预订申请,新申请,');
    const english = (await (await routes.request(path, inEnglish)).text()).split('\r\n').slice(1, 3);
    expect(english.filter((line) => line.includes(',New,'))).toHaveLength(2);
  });

  it('has all rows of the list with the same filters, however many', async () => {
    const { send, routes, database } = await openInbox(engine);
    const { id } = await send();
    await send(meetingBookingExample, 'createMeetingBooking');
    const { id: _id, ...row } = await database.read
      .selectFrom('submission')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // All of one moment: pages that follow a time alone would lose some.
    const copies = Array.from({ length: 1100 }, (_, n) => ({ ...row, id: `copy-${n}`, reference: `R-${n}` }));
    await database.write(async (tx) => {
      for (let from = 0; from < copies.length; from += 100)
        await tx
          .insertInto('submission')
          .values(copies.slice(from, from + 100))
          .execute();
    });
    const lines = async (search: string) =>
      (await (await routes.request(path + search)).text()).split('\r\n').slice(1, -1);
    const all = await lines('');
    expect(new Set(all).size).toBe(1102);
    expect(all[0]).toContain('智慧物流年会');
    expect(await lines('?kind=exhibition')).toHaveLength(1101);
    expect(await lines(`?search=${encodeURIComponent('智慧物流')}&status=new`)).toHaveLength(1);
    expect(await lines('?status=contacted')).toEqual([]);
  });
});

it('contains no formulas that a spreadsheet would execute', async () => {
  const { send, routes } = await openInbox(sqlite);
  const begins = ['=1+1', '+86 138', '-1', '@SUM(A1)', '＝1'];
  for (const exhibitionName of begins) await send({ ...booking, exhibitionName });
  const text = await (await routes.request(path)).text();
  for (const begin of begins) {
    expect(text).toContain(`,'${begin},`);
    expect(text).not.toContain(`,${begin},`);
  }
  expect(
    (await (await routes.request(`${path}?search=${encodeURIComponent('=1')}`)).text()).split('\r\n'),
  ).toHaveLength(4);
});

it('is available only to editors, and only with valid filters', async () => {
  const { routes } = await openInbox(sqlite);
  expect((await routes.request(`${path}?kind=party`)).status).toBe(400);
  const { routes: closed } = await openInbox(sqlite, null);
  const refused = await closed.request(path);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ code: 'signedOut', data: null });
});
