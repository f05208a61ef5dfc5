// The running half of config/elements.ts: the runtime must number a component's attributes as the templates do.
import { hooks, mergeInternalComponents } from '@tarojs/shared'
import elements from './elements.json'

mergeInternalComponents(elements)

// What has no children need not say so to the view.
const childless = new Set(['words', 'amount', 'photo', 'image'])
hooks.tap('modifyHydrateData', (data, { nodeName }) => {
  if (childless.has(nodeName) && data.cn?.length === 0) delete data.cn
})
