/** The look of the page: paper on a wooden table, by day and by candle-light. */
export const STYLE = `
:root { color-scheme: light dark;
  --wood: light-dark(#57422f, #1d1713); --wood-3: light-dark(#6a523c, #2b221b);
  --on-wood: light-dark(#f5ecda, #efe4cf); --on-wood-2: light-dark(#dccbb0, #b9a98d);
  --paper: light-dark(#faf5e8, #2b2620); --paper-2: light-dark(#f2ead7, #332d26); --paper-3: light-dark(#e7dcc3, #40382e);
  --raise: light-dark(#fffcf4, #3a332b); --line: light-dark(#d3c5a6, #4d4438); --line-2: light-dark(#b5a481, #6f6250);
  --ink: light-dark(#2a241d, #f1e7d3); --ink-2: light-dark(#51473a, #d2c4aa); --ink-3: light-dark(#6d6150, #aa9c84);
  --brass: light-dark(#b98d34, #cba24c); --brass-hi: light-dark(#e3c06d, #efd08a); --brass-tx: light-dark(#71500f, #e2bd6c);
  --map: light-dark(#efe5cd, #37322a); --hex: light-dark(#5a4a32, #cbb995); --danger: light-dark(#a3173f, #ff7d97);
  --focus: light-dark(#7d5a14, #efc869);
  --a: light-dark(#c04c2d, #d0593a); --b: light-dark(#28476f, #3f6797); --c: light-dark(#c79a2b, #d0a53a); --d: light-dark(#3e5b46, #5c8367);
  --serif: Alegreya, 'Iowan Old Style', Palatino, Georgia, serif; --sans: 'Source Sans 3', system-ui, sans-serif; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: var(--wood); color: var(--ink); font: 15px/1.4 var(--sans); font-variant-numeric: lining-nums tabular-nums; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header, main, footer { max-width: 1180px; margin: 0 auto; padding: 16px; }
header { display: grid; grid-template-columns: 1fr auto; align-items: start; gap: 4px 16px; padding-top: 22px; color: var(--on-wood); }
h1 { font: 500 30px/1.1 var(--serif); }
header p { grid-column: 1; color: var(--on-wood-2); }
header button { grid-column: 2; grid-row: 1; min-height: 32px; padding: 4px 12px; font: 600 14px var(--sans); color: var(--on-wood);
  background: none; border: 1px solid var(--on-wood-2); border-radius: 6px; cursor: pointer; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; padding-top: 0; }
section, details { background: var(--paper); border-radius: 6px; padding: 14px 16px; min-width: 0; }
.broad, details { grid-column: 1 / -1; }
h2 { font: 700 22px/1.2 var(--serif); margin-bottom: 2px; }
h3 { font: 700 17px/1.2 var(--serif); margin: 14px 0 6px; }
.note { color: var(--ink-3); font-size: 14px; margin-bottom: 8px; }
ul, ol { list-style: none; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 8px; grid-column: 1 / -1; }
.tiles div { background: var(--paper); border-radius: 6px; padding: 10px 14px; }
.tiles b { display: block; font: 700 23px/1.2 var(--serif); font-variant-numeric: lining-nums tabular-nums; } .tiles span { color: var(--ink-3); font-size: 13px; }
.side0 { --paint: var(--a); } .side1 { --paint: var(--b); } .side2 { --paint: var(--c); } .side3 { --paint: var(--d); }
.heat0 { --paint: var(--a); } .heat1 { --paint: var(--b); } .heat2 { --paint: var(--c); } .heat3 { --paint: var(--d); }
.mark { display: inline-block; width: 10px; height: 10px; margin: 0 5px; background: var(--paint); } .mark.side1 { border-radius: 50%; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--ink-2); font-size: 14px; margin: 0 0 8px -5px; }
.splits li { display: grid; grid-template-columns: 150px 1fr 48px; gap: 2px 12px; align-items: center; padding: 6px 0; border-top: 1px solid var(--line); }
.splits .name { font-weight: 600; grid-row: 1 / 3; } .splits .count { grid-row: 1 / 3; grid-column: 3; }
.ends { grid-column: 2; display: flex; gap: 0 12px; flex-wrap: wrap; justify-content: space-between; font-size: 13px; color: var(--ink-2); } .ends .mark:first-child { margin-left: 0; } .ends .mark:last-child { margin-right: 0; }
.ends b { color: var(--ink); }
.count { text-align: right; color: var(--ink-2); font-size: 14px; white-space: nowrap; }
.track { position: relative; display: block; height: 16px; background: var(--paper-3); border-radius: 3px; }
.track:not(.plain)::after { content: ''; position: absolute; left: 50%; top: -3px; bottom: -3px; border-left: 1px dashed var(--ink); opacity: .65; }
.split { grid-column: 2; display: flex; overflow: visible; }
.fill { display: block; height: 100%; background: var(--paint); } .split .side0 { border-radius: 3px 0 0 3px; } .split .fill:nth-last-child(2) { border-radius: 0 3px 3px 0; }
.whisker { position: absolute; top: 6px; height: 4px; background: #fff8e9; border: 1px solid #2a241d; border-width: 0 2px; z-index: 1; min-width: 4px; }
.rows li { display: grid; grid-template-columns: 150px 1fr 74px; gap: 12px; align-items: center; padding: 5px 0; }
.rows .track { height: 12px; } .reach { position: absolute; top: 4px; height: 4px; min-width: 2px; border-radius: 2px; background: var(--brass); }
.point { position: absolute; top: 1px; width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; background: var(--ink); z-index: 1; }
.bars li { display: grid; grid-template-columns: 150px 1fr; gap: 12px; align-items: center; padding: 4px 0; border-top: 1px solid var(--line); }
.bar { display: flex; align-items: center; gap: 6px; height: 15px; } .bar .fill { height: 11px; min-width: 1px; border-radius: 0 2px 2px 0; } .bar .side1 { border-radius: 0 6px 6px 0; }
small { font-size: 12px; color: var(--ink-2); }
.histogram { display: flex; align-items: stretch; gap: 1px; height: 150px; padding-bottom: 18px; border-bottom: 0; }
.histogram li { position: relative; flex: 1; display: flex; align-items: flex-end; border-bottom: 1px solid var(--line-2); }
.histogram i { display: block; width: 100%; background: var(--brass); border-radius: 2px 2px 0 0; }
.histogram small { position: absolute; top: calc(100% + 2px); left: 0; white-space: nowrap; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 12px; }
figcaption { color: var(--ink-2); font-size: 14px; margin-bottom: 4px; }
.board { display: block; width: 100%; height: auto; background: var(--map); border-radius: 3px; }
.board use { fill: transparent; stroke: var(--hex); stroke-opacity: .25; stroke-width: .8; }
.board .lit { fill: var(--paint); fill-opacity: var(--n); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { padding: 5px 8px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; }
th { color: var(--ink-3); font-weight: 600; font-size: 13px; } th:first-child, td:first-child { text-align: left; }
.words td, .words th { text-align: left; white-space: nowrap; } td:first-child { min-width: 130px; } .words td:first-child { min-width: 0; }
a { color: var(--brass-tx); font-weight: 600; }
details summary { cursor: pointer; font: 700 19px/1.3 var(--serif); } details summary small { font: 400 14px var(--sans); color: var(--ink-3); margin-left: 8px; }
.two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 28px; }
.failures li { color: var(--danger); padding: 2px 0; }
footer { color: var(--on-wood-2); font-size: 14px; }
@media (max-width: 760px) {
  header, main, footer { padding-left: 8px; padding-right: 8px; }
  main, .two { grid-template-columns: minmax(0, 1fr); }
  .splits li { grid-template-columns: 1fr 48px; } .splits .name { grid-row: auto; } .splits .count { grid-row: auto; grid-column: 2; }
  .splits .ends, .splits .track { grid-column: 1 / -1; } .splits .name { order: -2; } .splits .count { order: -1; }
  .rows li, .bars li { grid-template-columns: 1fr; gap: 2px; } .rows li { grid-template-columns: 1fr auto; } .rows .track { grid-column: 1 / -1; order: 1; }
}
@media print { body { background: none; } header, footer { color: var(--ink); } section, details { break-inside: avoid; } button { display: none; } }
`

/** Day or night at a press; without it, as the reader's system has it. */
export const SCRIPT = `
document.querySelector('header button').addEventListener('click', () => {
  const root = document.documentElement
  const night = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = root.style.colorScheme = night ? 'light' : 'dark'
})
`
