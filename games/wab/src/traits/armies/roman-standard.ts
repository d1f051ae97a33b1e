import type { Trait } from '../trait.ts'

/**
 * The eagle. Whoever takes it has the hatred of every Roman (WAB-ROM-03) and twice the glory (WAB-ROM-02), until Romans
 * make him flee and go after him (WAB-ROM-04).
 */
export const romanStandard: Trait = {
  name: 'roman-standard',
  lent: true,
  rules: ['WAB-ROM-02', 'WAB-ROM-03', 'WAB-ROM-04'],
  adds: {
    trophy(ledger) {
      ledger.add(200, 'WAB-ROM-02')
    },
  },
  refuses: {
    recover: () => 'WAB-ROM-04',
  },
  makes: {
    standardTaken: (_g, u, c) =>
      c.other === undefined ? [] : [{ step: 'hate', v: { side: u.side, whom: c.other.id } }],
  },
}
