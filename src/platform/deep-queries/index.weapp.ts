import Taro from '@tarojs/taro'
import { deepSelector } from '@/platform/vendor/deep-selector'

const ID = /^#([\w-]+)$/
const create = Taro.createSelectorQuery

Taro.createSelectorQuery = () => {
  const query = create()
  const select = query.select.bind(query)
  query.select = (selector) => {
    const element = select(selector.replace(ID, (_, id: string) => deepSelector(id)))
    const fields = element.fields.bind(element)
    // NutUI looks for its canvas a second late: nobody hears of one that is gone.
    element.fields = (names, onResult) => fields(names, (result) => result && onResult?.(result))
    return element
  }
  return query
}
