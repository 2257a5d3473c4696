/** The look of the documentation: one sheet inside the page, which loads nothing. */
export const style = `:root{color-scheme:light dark;--ink:light-dark(#16181d,#e9ecf1);--dim:light-dark(#505864,#a9b2be);--line:light-dark(#d9dee5,#323a44);--ground:light-dark(#fff,#12151a);--raised:light-dark(#f4f6f9,#1a1f26);--accent:light-dark(#0b5cad,#7db8f2);--soft:light-dark(#e4effa,#1b2f45)}
*{box-sizing:border-box}html{scroll-padding-block-start:1rem}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--accent);text-underline-offset:.15em}a:focus-visible,summary:focus-visible,pre:focus-visible,nav:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.2rem}
.skip{position:absolute;inset-inline-start:-100vw}.skip:focus{position:static}
.page{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;max-width:82rem;margin:auto;padding:1.25rem 1rem 4rem}
.kicker{margin:0;color:var(--dim);font-weight:600}h1{font-size:clamp(1.8rem,1.4rem + 2vw,2.4rem);line-height:1.15;margin:.1rem 0 .75rem;text-wrap:balance}
.lead{max-width:44rem;margin:0 0 1.25rem;font-size:1.08rem}
.manners{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:.9rem 2rem;margin:0;padding:1.1rem 1.25rem;background:var(--raised);border-radius:.6rem}
.manners dt{font-weight:600}.manners dd{margin:.1rem 0 0;color:var(--dim);font-size:.93rem}
nav h2{font-size:.85rem;margin:0 0 .4rem;padding:0;border:0;color:var(--dim);font-weight:600}
nav ul{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.35rem}nav a{display:inline-block;padding:.2rem .55rem;border-radius:.35rem;background:var(--raised);text-decoration:none;font-size:.92rem}nav a:hover{text-decoration:underline}
h2{font-size:1.4rem;line-height:1.25;margin:2.5rem 0 .25rem;padding-block-end:.4rem;border-block-end:2px solid var(--line);overflow-wrap:anywhere}section:first-of-type h2{margin-block-start:0}
h3{font:600 1rem/1.5 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}.verb{display:inline-block;margin-inline-end:.45rem;padding:.05rem .45rem;border-radius:.3rem;background:var(--soft);color:var(--accent);font-size:.8rem}.slot{color:var(--accent)}
article{padding:1.25rem 0;border-block-end:1px solid var(--line)}article:last-child{border:0}article>p{margin:.35rem 0;max-width:52rem}article:target{border-inline-start:4px solid var(--accent);padding-inline-start:.9rem}.dim{color:var(--dim);font-size:.93rem}
table{border-collapse:collapse;font-size:.9rem;margin:.6rem 0;width:100%;max-width:52rem}th,td{text-align:start;padding:.35rem .75rem .35rem 0;vertical-align:top;border-block-end:1px solid var(--line)}th{color:var(--dim);font-weight:600}td:first-child{width:1%}td:first-child code{white-space:nowrap}.must{display:block;color:var(--dim);font-size:.8rem}
code,pre{font:.86rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}pre{background:var(--raised);padding:.8rem 1rem;border-radius:.4rem;overflow:auto;max-height:26rem;margin:.5rem 0 0}
summary{cursor:pointer;padding:.3rem 0;color:var(--accent);width:fit-content}
@media (min-width:64rem){.page{grid-template-columns:13rem minmax(0,1fr);gap:2rem 3rem;padding:2rem 1.5rem 5rem}header{grid-column:2}nav{grid-column:1;grid-row:1/span 2;position:sticky;inset-block-start:0;align-self:start;max-height:100vh;overflow:auto;padding-block:.25rem 1rem}nav ul{display:block}nav a{display:block;background:none;padding:.18rem .5rem}nav a:hover{background:var(--raised);text-decoration:none}main{grid-column:2}}
@media print{nav,.skip{display:none}article{break-inside:avoid}}`
