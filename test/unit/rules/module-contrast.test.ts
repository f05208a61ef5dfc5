import { moduleContrasts, weakModuleContrasts } from '@storefront/contract/domain/content/module-contrast'

const theme = { primary: '#1f5c46', primary_text: '#ffffff', accent: '#b4451f', background: '#ffffff' }
const weakPaths = (config: Record<string, unknown>) =>
  weakModuleContrasts(config, theme).map(({ path }) => path.join('.'))

test('a title is judged on its own ground, or on the shop’s where it has none', () => {
  expect(weakPaths({ title_config: { title: 'x', color: '#dddddd' } })).toEqual(['title_config.color'])
  expect(weakPaths({ title_config: { title: 'x', color: '#dddddd' }, module_background_color: '#222222' })).toEqual([
    'module_background_color',
  ])
  expect(weakPaths({ title_config: { title: 'x', color: '#222222' }, module_background_color: '#ffffff' })).toEqual([])
})

test('texts are judged on the ground and the cards that a module colours', () => {
  expect(weakPaths({ module_background_color: '#333' })).toEqual(['module_background_color'])
  expect(weakPaths({ style_config: { item_background_color: '#404040' } })).toEqual([
    'style_config.item_background_color',
  ])
})

test('what is no hex colour is not judged', () => {
  expect(
    moduleContrasts({ title_config: { title: 'x', color: 'rgb(0,0,0)' }, module_background_color: 'tomato' }, theme),
  ).toEqual([])
  expect(moduleContrasts({}, theme)).toEqual([])
})
