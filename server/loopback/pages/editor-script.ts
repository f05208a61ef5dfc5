/**
 * The script of the stand-in page builder, a function of `{ url, text, styles }`: frames the page, lists its modules,
 * and sends each change as a whole config (docs/preview-frame.md).
 */
export const EDITOR_SCRIPT = `({ url, text, styles }) => {
  const frame = document.querySelector('iframe')
  const list = document.querySelector('#modules')
  const form = document.querySelector('form')
  const log = document.querySelector('#log')
  const field = (name) => form.elements[name]
  for (const style of styles) field('style').add(new Option(style, style))

  let modules = []
  let chosen = null
  const tell = (message) => frame.contentWindow.postMessage({ source: 'storefront-editor', v: 1, ...message }, location.origin)
  const note = (words) => log.prepend(Object.assign(document.createElement('li'), { textContent: words }))

  const choose = (id) => {
    chosen = modules.find((module) => module.id === id) ?? null
    for (const button of list.querySelectorAll('button')) button.setAttribute('aria-pressed', String(Number(button.dataset.id) === id))
    form.hidden = !chosen
    tell({ type: 'select', module: chosen ? id : null })
    if (!chosen) return
    const { config, style } = chosen
    field('title').value = config.title_config?.title ?? ''
    field('colour').value = config.module_background_color ?? ''
    field('padding').value = config.padding_lr ?? ''
    field('accordion').checked = config.module_is_accordion === true
    field('html').value = config.html ?? ''
    field('html').closest('label').hidden = config.html === undefined
    field('style').value = styles.includes(style) ? style : styles[0]
  }
  const draw = () => {
    list.replaceChildren(
      ...modules.map(({ id, name, type, editable }) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name || type, disabled: !editable })
        button.dataset.id = id
        button.onclick = () => choose(id)
        return button
      }),
    )
  }

  // A part that is empty is left out: a config says only what differs.
  const changed = () => {
    const { title_config, module_background_color, padding_lr, ...rest } = chosen.config
    const [title, colour, padding] = [field('title').value, field('colour').value, field('padding').value]
    return {
      ...rest,
      has_title: title !== '',
      ...(title && { title_config: { ...title_config, title } }),
      ...(colour && { module_background_color: colour }),
      ...(padding !== '' && { padding_lr: Number(padding) }),
      module_is_accordion: field('accordion').checked,
      ...(chosen.config.html !== undefined && { html: field('html').value }),
    }
  }
  let timer = 0
  form.oninput = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      chosen.config = changed()
      chosen.style = field('style').value
      tell({ type: 'config', module: chosen.id, config: chosen.config, style: chosen.style })
    }, 200)
  }
  form.onsubmit = (event) => event.preventDefault()

  const hear = {
    hello: () => tell({ type: 'hello' }),
    ready: ({ page, modules: given }) => {
      const before = chosen?.id
      modules = given
      document.querySelector('#page').textContent = page.title
      draw()
      if (modules.some(({ id }) => id === before)) choose(before)
      else form.hidden = true
      note(text.ready.replace('{n}', given.length))
    },
    edit: ({ module }) => choose(module),
    height: ({ height }) => (document.querySelector('#height').textContent = height + ' px'),
    refused: ({ reason }) => note(text.refused + reason),
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin || data?.source !== 'storefront' || data.v !== 1) return
    if (Object.hasOwn(hear, data.type)) hear[data.type](data)
  })
  frame.src = url
}`
