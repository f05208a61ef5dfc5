// The running half of config/aria.ts: the runtime must number a component's attributes as the templates do.
import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './aria-attributes.json'

mergeInternalComponents(attributes)
