/** The look of the page: paper and two inks, by day and by night. */
export const STYLE = `
:root { --paper: #f7f3ea; --ink: #2b2622; --faint: #8b8178; --line: #ded5c4; --a: #8e2f25; --b: #2f5d8a; --c: #6b7a2e; --d: #7a5a8c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1b19; --ink: #ece5d8; --faint: #9b9186; --line: #3a352f; --a: #e07a6a; --b: #7fb0dc; --c: #b5c46a; --d: #c39ad4; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 800px; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .4rem; border-bottom: 1px solid var(--line); padding-bottom: .2rem; }
p { margin: .2rem 0 .8rem; color: var(--faint); }
svg { width: 100%; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .name { text-anchor: end; }
svg .axis { text-anchor: middle; fill: var(--faint); font-size: 11px; }
svg .note { fill: var(--faint); }
svg .small { font-size: 9px; fill: var(--faint); }
.grid { stroke: var(--line); }
.middle { stroke: var(--faint); stroke-dasharray: 3 3; }
.reach { stroke: var(--a); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.point, .bar { fill: var(--a); }
.side0 { fill: var(--a); } .side1 { fill: var(--b); } .side2 { fill: var(--c); } .side3 { fill: var(--d); }
polygon { stroke: var(--line); stroke-width: .6; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { text-align: center; color: var(--faint); font-size: .9rem; }
table { border-collapse: collapse; width: 100%; font: 14px system-ui, sans-serif; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; }
th { font-weight: 600; color: var(--faint); }
th:first-child, td:first-child { text-align: left; }
a { color: var(--b); }
footer { margin-top: 3rem; }
`
