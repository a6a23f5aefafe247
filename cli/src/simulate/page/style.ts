/** Paper, ink and one seal red; the same in the evening. Nothing is loaded from elsewhere. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #f7f1e4; --card: #fffbf2; --ink: #221d19; --ink-2: #5e5347; --line: #d8cbb1; --strong: #8c7b62;
  --bar: #1b4a7e; --low: #8f6630; --seal: #b3261e; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #181311; --card: #221b18; --ink: #f4ebd8; --ink-2: #c2b5a0; --line: #4a3d36; --strong: #8a7a6c;
  --bar: #9cc3ee; --low: #e8b65a; --seal: #f0705f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.42 'Source Sans 3', system-ui, sans-serif; font-variant-numeric: tabular-nums lining-nums; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.15; }
h1 { font-size: 2.6rem; margin: 0 0 .5rem; border-left: 5px solid var(--seal); padding-left: 1rem; }
h2 { font-size: 1.6rem; margin: 0 0 1rem; }
p { margin: .25rem 0; }
.facts { color: var(--ink-2); }
.notice { border-left: 5px solid var(--low); padding-left: 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; margin-top: 1.5rem;
  break-inside: avoid-page; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; font: 15px 'Source Sans 3', system-ui, sans-serif; fill: var(--ink); }
svg .small { font-size: 13px; fill: var(--ink-2); }
svg .bar { fill: var(--bar); } svg .low { fill: var(--low); }
svg .axis { stroke: var(--strong); fill: none; } svg .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg.cell { width: 8rem; height: .7rem; }
table { border-collapse: collapse; width: 100%; font-size: 1rem; margin-top: 1rem; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th { color: var(--ink-2); font-weight: 600; }
.n { text-align: right; white-space: nowrap; }
@media print { body { background: none; } section { border: 0; padding: 0; } }
`;
