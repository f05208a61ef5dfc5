// The running half of config/elements.ts: the runtime must number a component's attributes as the templates do.
import { hooks, internalComponents, mergeInternalComponents } from '@tarojs/shared'
import elements from './elements.json'

mergeInternalComponents(elements.add)
for (const [name, attributes] of Object.entries(elements.drop))
  for (const attribute of attributes) delete internalComponents[name][attribute]

// What has no children need not say so to the view.
const childless = new Set(['words', 'amount', 'photo', 'image'])
// Taro's own components that @tarojs/plugin-html takes for tags and gives a class.
const native = new Set(['slot', 'form', 'audio', 'video', 'canvas', 'input', 'label', 'textarea', 'progress', 'button'])
// The hook before this one has room for one listener, which is @tarojs/plugin-html's.
hooks.tap('transferHydrateData', (data, { nodeName }) => {
  if (childless.has(nodeName) && data.cn?.length === 0) delete data.cn
  if (data.st === '') delete data.st
  if (native.has(nodeName)) data.cl = (data.cl ?? '').replace(/^h5-\w+ ?/, '')
  if (data.cl === '') delete data.cl
})
