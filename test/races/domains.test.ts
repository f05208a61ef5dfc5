import { OTHER } from '../server/support/app'
import type { Client } from '../server/support/client'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
let owners: readonly [Client, Client]
beforeAll(async () => {
  environment = await startRaceEnvironment()
  const perms = ['base.change_site']
  owners = [(await environment.t.user({ perms })).client, (await environment.t.user({ perms, tenantId: OTHER })).client]
})
afterAll(() => environment.stop())

/** A host that both sites want, with the records of both. */
async function wantTogether(host: string): Promise<string> {
  const claims = await Promise.all(owners.map((client) => client.post('/studio/domain/', { host }, { key: true })))
  environment.t.ports.dns.records.set(
    `_storefront.${host}`,
    claims.map(({ body }) => body.record.value),
  )
  return host
}

test('of two sites that prove one host concurrently, one gets it and the other gets 16121', async () => {
  for (const n of times(10)) {
    const host = await wantTogether(`race${n}.example`)
    const answers = await Promise.all(owners.map((client) => client.post(`/studio/domain/${host}/check/`, {})))
    expect(tally(answers)).toEqual({ ok: 1, '16121': 1 })
    const rows = await environment.t.make((tx) =>
      tx.rows('select tenant_id from tenant_domain where host = $1', [host]),
    )
    expect(rows).toEqual([{ tenant_id: answers[0]?.status === 200 ? 1 : OTHER }])
    const lists = await Promise.all(owners.map(async (client) => (await client.get('/studio/domain/')).body.results))
    expect(lists.map((list) => list.find((one: { host: string }) => one.host === host).state).sort()).toEqual([
      'verified',
      'waiting',
    ])
  }
})

test('of ten concurrent proofs by one site, the host is given once', async () => {
  const host = 'twice.example'
  const { body } = await owners[0].post('/studio/domain/', { host }, { key: true })
  environment.t.ports.dns.records.set(body.record.name, [body.record.value])
  const answers = await Promise.all(times(10).map(() => owners[0].post(`/studio/domain/${host}/check/`, {})))
  expect(tally(answers)).toEqual({ ok: 10 })
  const log = await environment.t.make((tx) =>
    tx.rows("select 1 from audit_log where kind = 'domain' and item = $1 and action = 'publish'", [host]),
  )
  expect(log).toHaveLength(1)
})

test('of several hosts that are chosen concurrently as the main one, one is', async () => {
  const hosts = times(5).map((n) => `main${n}.example`)
  await environment.t.make((tx) =>
    tx.rows('insert into tenant_domain (tenant_id, host) select 1, unnest($1::text[])', [hosts]),
  )
  const replies = await Promise.all(hosts.map((host) => owners[0].post(`/studio/domain/${host}/main/`, {})))
  expect(tally(replies)).toEqual({ ok: 5 })
  expect(
    await environment.t.make((tx) => tx.rows('select 1 from tenant_domain where tenant_id = 1 and is_main')),
  ).toHaveLength(1)
})

test('of two first hosts of a site that are proved concurrently, both are given and one is the main one', async () => {
  const [, client] = owners
  for (const n of times(8)) {
    await environment.t.make((tx) => tx.rows('delete from tenant_domain where tenant_id = $1', [OTHER]))
    const hosts = times(2).map((host) => `first${n}-${host}.example`)
    for (const host of hosts) {
      const { body } = await client.post('/studio/domain/', { host }, { key: true })
      environment.t.ports.dns.records.set(body.record.name, [body.record.value])
    }
    expect(tally(await Promise.all(hosts.map((host) => client.post(`/studio/domain/${host}/check/`, {}))))).toEqual({
      ok: 2,
    })
    expect(
      await environment.t.make((tx) =>
        tx.rows('select 1 from tenant_domain where tenant_id = $1 and is_main', [OTHER]),
      ),
    ).toHaveLength(1)
  }
})

test('a host that is removed while it is proved is not the site’s', async () => {
  const [client] = owners
  for (const n of times(16)) {
    const host = `gone${n}.example`
    const { body } = await client.post('/studio/domain/', { host }, { key: true })
    environment.t.ports.dns.records.set(body.record.name, [body.record.value])
    const [, removal] = await Promise.all([
      client.post(`/studio/domain/${host}/check/`, {}),
      client.delete(`/studio/domain/${host}/`),
    ])
    expect(removal.status).toBe(200)
    expect(
      (await client.get('/studio/domain/')).body.results.filter((one: { host: string }) => one.host === host),
    ).toEqual([])
  }
})

test('control: check-then-write gives one host to both sites', async () => {
  const host = await wantTogether('control.example')
  let readCount = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = (tenantId: number) =>
    environment.t.database.of(tenantId).tx(async (tx) => {
      const rows = await tx.rows('select 1 from tenant_domain where host = $1', [host])
      readCount += 1
      if (readCount === 2) meet()
      // Neither acts before the other has looked: how busy the machine is decides nothing.
      await bothLooked
      if (rows.length > 0) return false
      await tx.rows('delete from domain_claim where tenant_id = $1 and host = $2', [tenantId, host])
      return true
    })
  expect(await Promise.all([checkThenAct(1), checkThenAct(OTHER)])).toEqual([true, true])
})
