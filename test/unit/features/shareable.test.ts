import { shareableOf } from '@/shared/share/shareable'
import { matchPage, matchPath } from '@/routes/match'

jest.mock('@/platform/web-address', () => ({ webAddress: (path: string) => `https://shop.example/mobile${path}` }))

const card = { title: '壶', name: 'shop.product.detail', params: { id: 12, utm_source: 'old', tab: 'a&b' } } as const
const user = { auid: 'u7', perms: [] }
const staff = { auid: 's1', perms: ['base.read_shortlink'] }
const queryOf = (address: string) => matchPath(address.replace('https://shop.example/mobile', ''))?.params

test.each([
  ['a visitor', null, undefined, '_sp_pro', 'shop.product.detail:12'],
  ['a user', user, undefined, '_sp_pro', 'u7'],
  ['staff', staff, undefined, '_sp_int', 's1'],
  ['a card with its own campaign', staff, 'spring', 'spring', 's1'],
])('%s shares a web link and a page with the same tracking', (_, sharer, campaign, utm_campaign, utm_content) => {
  const item = shareableOf({ ...card, campaign }, sharer)
  const expected = { id: '12', tab: 'a&b', utm_campaign, utm_source: 'timeline', utm_content }
  expect(queryOf(item.link('timeline'))).toEqual(expected)
  expect(matchPage(item.page('timeline'))).toEqual({ name: 'shop.product.detail', params: expected })
})

test('an active promoter shares their code in every channel, unless the card has a campaign of its own', () => {
  const promoter = { ...staff, promoter_code: 'DEMOPROM' }
  for (const channel of ['timeline', 'session'] as const) {
    const query = queryOf(shareableOf(card, promoter).link(channel))
    expect(query).toMatchObject({ utm_campaign: '_sp_pro', utm_source: 'promoter', utm_content: 'DEMOPROM' })
  }
  expect(queryOf(shareableOf({ ...card, campaign: 'spring' }, promoter).link('session'))).toMatchObject({
    utm_campaign: 'spring',
    utm_content: 's1',
  })
})

test('a share item without description and image is valid', () => {
  expect(shareableOf({ title: '首页', name: 'mobile.index' }, null)).toMatchObject({
    description: '',
    image: { full: '', square: '', wide: '' },
  })
})

test('each card format gets its own image', () => {
  const image = { full: 'f', thumb: 't', thumb_wx_mp: 'w', width: 1, height: 1 }
  expect(shareableOf({ ...card, image }, null).image).toEqual({ full: 'f', square: 't', wide: 'w' })
})

test('a card that is read in another language than the site has an address in that language', () => {
  const item = shareableOf(card, user, 'en')
  expect(queryOf(item.link('session'))).toMatchObject({ id: '12', lang: 'en' })
  expect(matchPage(item.page('session'))?.params).toMatchObject({ id: '12', lang: 'en' })
})
