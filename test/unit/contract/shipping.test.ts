import { regionRule } from '@storefront/contract/domain/shipping'

const rule = (region: string) => ({ region, fee: 1, free_over: null, is_refused: false })

test('the rule of the longest prefix holds, whatever the order of the rules', () => {
  const rules = ['33', '', '330106', '3301', '31'].map(rule)
  const of = (district: string) => regionRule(rules, district)?.region
  expect(['330106', '330102', '330201', '310101', '510107', ''].map(of)).toEqual(['330106', '3301', '33', '31', '', ''])
})

test('a district without any rule is left to the site’s own', () => {
  expect(regionRule([rule('33')], '310101')).toBeNull()
  expect(regionRule([rule('33')], '')).toBeNull()
})
