/** One sheet for all pages; made for a phone of 375 px, contrasts at least 4.5 to 1. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f2f3f5;color:#1f2329;font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:16px}
h1{font-size:20px;line-height:28px;margin:8px 0}
.card{background:#fff;border-radius:12px;padding:20px 16px;margin:0 0 12px}
.band{border-radius:12px 12px 0 0;margin:-20px -16px 16px;padding:14px 16px;color:#fff;font-weight:600;background:var(--brand)}
.wechat{--brand:#067a3d}
.alipay{--brand:#0b5ed7}
.midtrans{--brand:#00657f}
.amount{font-size:40px;line-height:48px;font-weight:700;text-align:center;margin:8px 0 20px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount small{font-size:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 24px;font-size:15px}
dt{color:#5c6370}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px}
button,.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:1px solid #c4c9d1;border-radius:24px;background:#fff;color:#1f2329;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.primary{border-color:transparent;background:var(--brand,#1f2329);color:#fff}
.quiet{border-color:transparent;background:transparent;color:#5c6370;font-weight:400}
button:focus-visible,.button:focus-visible{outline:3px solid #ffb020;outline-offset:2px}
.hint,.meta{color:#5c6370;font-size:14px;margin:0 0 12px}
.meta{display:flex;justify-content:space-between;flex-wrap:wrap;gap:4px 12px;margin:0}
ol{list-style:none;margin:0;padding:0}
.code{font-size:40px;line-height:52px;font-weight:700;letter-spacing:.14em;margin:4px 0;font-variant-numeric:tabular-nums;user-select:all}
`
