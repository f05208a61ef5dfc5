import { makeNode } from '../../factories/node'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
const ids = { hangzhou: 0, canal: 0, tearoom: 0, shanghai: 0, chengdu: 0, elsewhere: 0 }
beforeAll(async () => {
  t = await startTestApp()
  await t.make(async (tx) => {
    ids.shanghai = await makeNode(tx, MAIN, '上海', { position: 1 })
    ids.hangzhou = await makeNode(tx, MAIN, '杭州', { position: 0 })
    ids.chengdu = await makeNode(tx, MAIN, '成都', { position: 2, isActive: false })
    ids.canal = await makeNode(tx, MAIN, '运河店', { parentId: ids.hangzhou, depth: 2 })
    ids.tearoom = await makeNode(tx, MAIN, '茶室', { parentId: ids.canal, depth: 3 })
    ids.elsewhere = await makeNode(tx, OTHER, 'Jawa')
  })
})
afterAll(() => t.stop())

const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name)

async function chooser() {
  const { client } = await t.user()
  const { uuid } = (await client.get('/base/user/me/')).body
  return {
    client,
    uuid,
    choose: (node: Loose, whose: string = uuid) => client.post(`/base/user/${whose}/set_node/`, { node }),
  }
}

test('GET /base/node/roots/ returns the roots in order, including inactive ones, with the number of children', async () => {
  expect((await t.visitor().get('/base/node/roots/')).body).toEqual({
    count: 3,
    results: [
      { id: ids.hangzhou, name: '杭州', depth: 1, numchild: 1, is_active: true },
      { id: ids.shanghai, name: '上海', depth: 1, numchild: 0, is_active: true },
      { id: ids.chengdu, name: '成都', depth: 1, numchild: 0, is_active: false },
    ],
    user_paths: [],
  })
})

test('GET and POST /base/node/{id}/children/ return the direct children', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  const getReply = await visitor.get(`/base/node/${ids.hangzhou}/children/`)
  expect(names(getReply.body.results)).toEqual(['运河店'])
  expect((await visitor.post(`/base/node/${ids.hangzhou}/children/`)).body).toEqual(getReply.body)
  expect((await visitor.get(`/base/node/${ids.tearoom}/children/`)).body).toMatchObject({ count: 0, results: [] })
  for (const id of [ids.elsewhere, 999_999])
    expect((await visitor.get(`/base/node/${id}/children/`)).body.err_code).toBe('10404')
})

test('a selected node is stored for the user, and every level returns the path to it', async () => {
  const { client, choose } = await chooser()
  expect((await choose(ids.tearoom)).body).toMatchObject({ node: ids.tearoom })
  expect((await client.get('/mpage/user/pageconfig/')).body.user.node).toBe(ids.tearoom)
  expect(names((await client.get('/base/node/roots/')).body.user_paths)).toEqual(['杭州', '运河店', '茶室'])
  expect(names((await client.get(`/base/node/${ids.shanghai}/children/`)).body.user_paths)).toEqual([
    '杭州',
    '运河店',
    '茶室',
  ])
  await choose(ids.shanghai)
  expect(names((await client.get('/base/node/roots/')).body.user_paths)).toEqual(['上海'])
})

test('selecting a node that is inactive, unknown or of another site is rejected, and the selection remains', async () => {
  const { client, choose } = await chooser()
  await choose(ids.canal)
  for (const id of [ids.chengdu, ids.elsewhere, 999_999])
    expect((await choose(id)).body).toEqual({ detail: '该节点暂不可用，请选择其他节点', err_code: '11013' })
  expect((await client.get('/base/user/me/')).body.node).toBe(ids.canal)
})

test('a user cannot select the node of another user, nor can a visitor', async () => {
  const [one, other] = [await chooser(), await chooser()]
  expect((await one.choose(ids.shanghai, other.uuid)).body.err_code).toBe('10403')
  expect((await other.client.get('/base/user/me/')).body.node).toBeNull()
  expect(
    (
      await t
        .visitor({ headers: { 'sp-mp-aid': 'x' } })
        .post(`/base/user/${one.uuid}/set_node/`, { node: ids.shanghai })
    ).status,
  ).toBe(401)
})
