import { encode } from 'uqr'

/** A QR code that says `text`, in squares of whole units, so that its edges stay sharp. */
export function qr(text: string, width: number): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${squares.join('')}" fill="#1d2022"/></svg>`
}
