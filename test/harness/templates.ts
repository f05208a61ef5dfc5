import { TmplGroup } from 'glass-easel-template-compiler'
import type { Output } from './output'

/** Alipay's template in WeChat's spelling: the same tree, the same meaning. */
export const toWxml = (axml: string): string =>
  axml
    .replace(/\ba:(for|key|if|elif|else|for-item|for-index)\b/g, 'wx:$1')
    .replace(/<import-sjs\s+name="(\w+)"\s+from="([^"]+)"/g, '<wxs module="$1" src="$2"')
    // onTap="eh" -> bind:tap="eh"; catchTouchMove="eh" -> catch:touchMove="eh"
    .replace(
      /\s(on|catch)([A-Za-z]\w*)="/g,
      (_, kind: string, name: string) =>
        ` ${kind === 'on' ? 'bind' : 'catch'}:${name.charAt(0).toLowerCase()}${name.slice(1)}="`,
    )
    .replace(/\.axml"/g, '.wxml"')
    .replace(/\.sjs"/g, '.wxs"')

const toWxs = (sjs: string): string => sjs.replace(/export default/, 'module.exports =')

const cut = (file: string, ending: string): string => file.slice(0, -ending.length)

/**
 * Compiles every template and template script of an output with WeChat's own compiler.
 * @returns the source of an object `file -> generated template`, and what the compiler warned of
 */
export function compileTemplates(output: Output): { source: string; warnings: string[] } {
  const alipay = output.target === 'alipay'
  const { template, script } = output.endings
  const group = new TmplGroup()
  const warnings: string[] = []
  for (const file of output.files(script)) {
    const source = output.read(file)
    group.addScript(cut(file, script), alipay ? toWxs(source) : source)
  }
  for (const file of output.files(template)) {
    const source = output.read(file)
    const messages = (group.addTmpl(cut(file, template), alipay ? toWxml(source) : source) ?? []) as {
      message?: string
      start_line?: number
    }[]
    for (const one of messages) warnings.push(`${file}: ${JSON.stringify(one)}`)
  }
  const source = group.getTmplGenObjectGroups()
  group.free()
  return { source, warnings }
}
