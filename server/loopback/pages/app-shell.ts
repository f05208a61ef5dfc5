/**
 * The script of the stand-in app, a function of `{ url, bridge, scans, text, style }`: names itself in the user agent,
 * injects the bridge, draws the panel and writes the asked page into its own document, whose window stays the same.
 */
export const SHELL_SCRIPT = String.raw`async ({ url, bridge, scans, text, style }) => {
  const agent = navigator.userAgent + ' StorefrontApp/1.0 (stand-in)'
  Object.defineProperty(navigator, 'userAgent', { get: () => agent })

  const panel = document.createElement('aside')
  panel.attachShadow({ mode: 'open' }).innerHTML =
    '<style>' + style + 'details{position:fixed;z-index:9999;top:42%;left:4px;max-width:300px;padding:4px 10px;border-radius:10px;background:#1f2329;color:#fff;font-size:13px}summary{min-height:28px;line-height:28px;cursor:pointer}label{display:grid;gap:2px;margin:6px 0}select,input{font:inherit;min-height:32px}ol{max-height:160px;overflow:auto}li{overflow-wrap:anywhere}</style><details><summary></summary><label><span></span><select></select></label><label><span></span><input></label><label><span></span><input></label><p></p><ol aria-live="polite"></ol></details>'
  const find = (selector) => panel.shadowRoot.querySelectorAll(selector)
  const [mode] = find('select')
  const [scanned, login] = find('input')
  const [calls] = find('ol')
  find('summary')[0].textContent = text.title
  ;[text.answer, text.scanned, text.login].forEach((words, index) => (find('label span')[index].textContent = words))
  find('p')[0].textContent = text.calls
  for (const name of ['ok', 'cancelled', 'denied', 'failed', 'silent']) mode.add(new Option(text[name], name))
  scanned.value = location.origin + scans
  login.value = 'demo-app'

  const api = (url.match(/^\/mobile-t\/[^/]+/) || ['/mobile'])[0].replace('/mobile', '/api')
  let token = ''
  const enter = async () => {
    const reply = await fetch(api + '/base/user/login_mini/', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'sp-mp-aid': 'stand-in' },
      body: JSON.stringify({ vendor: 'weapp', code: login.value }),
    })
    token = reply.ok ? (await reply.json()).token : ''
    return { token }
  }
  // The cashier is a page with one form: the shell presses its button for the person.
  const pay = async ({ ticket }) => {
    if (ticket.kind !== 'redirect') return { result: 'failed' }
    const cashier = await fetch(ticket.url)
    const form = new DOMParser().parseFromString(await cashier.text(), 'text/html').querySelector('form')
    if (!form) return { result: 'failed' }
    const body = new URLSearchParams(new FormData(form))
    body.set('outcome', 'paid')
    await fetch(cashier.url, { method: 'POST', body, redirect: 'manual' })
    return { result: 'paid' }
  }
  const picture = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
    const context = canvas.getContext('2d')
    context.fillStyle = '#1f4d3a'
    context.fillRect(8, 8, 48, 32)
    return { images: [{ name: 'stand-in.png', data: canvas.toDataURL('image/png') }] }
  }
  const methods = {
    getToken: () => (token ? { token } : enter()),
    refreshToken: enter,
    logout: () => ((token = ''), {}),
    share: () => ({ result: 'done' }),
    pay,
    scan: () => ({ text: scanned.value }),
    chooseImages: picture,
    saveImage: () => ({}),
    location: () => ({ latitude: 30.2741, longitude: 120.1551 }),
    address: () => ({ name: '林小满', mobile: '13800000001', province: '浙江省', city: '杭州市', district: '西湖区', code: '330106', detail: '文三路 1 号' }),
    openExternal: () => ({}),
    call: () => ({}),
    copy: () => ({}),
    setTitle: ({ title }) => ((document.title = String(title)), {}),
    close: () => ({}),
    capabilities: () => ({ methods: Object.keys(methods) }),
  }
  // Chosen answers are a person's: what the machine does by itself always works, or the app would not even start.
  const byItself = ['getToken', 'refreshToken', 'logout', 'capabilities', 'setTitle']
  const answer = async ({ id, method, params }) => {
    const how = byItself.includes(method) ? 'ok' : mode.value
    calls.prepend(Object.assign(document.createElement('li'), { textContent: method + ' ' + JSON.stringify(params ?? {}).slice(0, 160) + ' → ' + text[how] }))
    if (how === 'silent') return
    const known = Object.hasOwn(methods, method) ? methods[method] : null
    const error = !known ? 'unsupported' : how === 'ok' ? null : how
    try {
      const reply = error ? { id, ok: false, error: { code: error } } : { id, ok: true, result: await known(params ?? {}) }
      window.__storefrontReply?.(JSON.stringify(reply))
    } catch (reason) {
      window.__storefrontReply?.(JSON.stringify({ id, ok: false, error: { code: 'failed', message: String(reason) } }))
    }
  }
  if (bridge) window.StorefrontBridge = { postMessage: (message) => void answer(JSON.parse(message)) }

  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  history.replaceState(null, '', url)
  document.open()
  document.write(page)
  document.close()
  document.documentElement.append(panel)
}`
