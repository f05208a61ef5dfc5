import Taro from '@tarojs/taro'
import { deepSelector } from '@/platform/vendor/deep-selector'

const ID = /^#([\w-]+)$/
const create = Taro.createSelectorQuery

Taro.createSelectorQuery = () => {
  const query = create()
  const select = query.select.bind(query)
  query.select = (selector) => select(selector.replace(ID, (_, id: string) => deepSelector(id)))
  return query
}
