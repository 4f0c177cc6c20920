/** The product's colors on these pages, in the light and in the dark. */
export const authColors = {
  primary: ['#0072E3', '#5BA8FF'],
  brand: ['#0060C0', '#7DBAFF'],
  solid: ['#FFFFFF', '#0D131B'],
  surface: ['#FFFFFF', '#171E27'],
  text: ['#1F2937', '#E4E9F0'],
  quiet: ['#4B5563', '#AAB5C2'],
  line: ['#E5E7EB', '#303A47'],
  edge: ['#818B9A', '#75828F'],
  page: ['#F5F7FA', '#0F141B'],
  fault: ['#C62828', '#FF8F87'],
  'fault-ground': ['#FDEEEE', '#3A1E1F'],
  shadow: ['#0000001F', '#00000080'],
} as const;

const variables = (value: (light: string, dark: string) => string) =>
  Object.entries(authColors)
    .map(([name, [light, dark]]) => `--${name}:${value(light, dark)}`)
    .join(';');

/** The look of the sign-in service's own pages: the product's tokens, then what uses them. A browser that knows no schemes shows the light one. */
export const style = `
:root{${variables((light) => light)}}
@supports (color:light-dark(red,red)){
:root{color-scheme:light dark;${variables((light, dark) => `light-dark(${light},${dark})`)}}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
@media print{:root:root{color-scheme:light}}
}
:root{
font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--text);background:var(--page)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:24px 16px}
.frame{width:100%;max-width:400px}
.brand{display:flex;align-items:center;justify-content:center;gap:12px;font-size:20px;font-weight:600;margin-bottom:24px}
main{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:32px;box-shadow:0 4px 16px var(--shadow)}
h1{font-size:24px;line-height:32px;margin:0 0 24px;font-weight:600}
h2{font-size:16px;line-height:24px;margin:0 0 4px;font-weight:600}
p{margin:0 0 16px}
.quiet{color:var(--quiet);font-size:14px}
label{display:block;font-size:14px;font-weight:500;margin-bottom:4px}
.field{margin-bottom:20px}
input{display:block;width:100%;height:48px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:8px}
input[aria-invalid=true]{border-color:var(--fault)}
.problem{color:var(--fault);font-size:14px;margin:4px 0 0}
.hint{color:var(--quiet);font-size:14px;margin:4px 0 0}
.others a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;color:var(--primary);border-radius:8px}
.others{display:flex;flex-wrap:wrap;justify-content:center;gap:0 8px;margin:8px 0 0;font-size:14px}
.told{background:var(--page);border-radius:8px;padding:12px 16px;margin:0 0 20px;font-size:14px;overflow-wrap:anywhere}
.code{letter-spacing:.12em;text-transform:uppercase;font-variant-numeric:tabular-nums}
.after{margin:16px 0 0}
.qr{width:220px;margin:0 auto 16px;background:#fff;border-radius:8px}
.qr svg{display:block;width:100%}
.codes{list-style:none;margin:0 0 20px;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:8px;font-variant-numeric:tabular-nums}
.alert{color:var(--fault);background:var(--fault-ground);border-radius:8px;padding:12px 16px;margin:0 0 20px;font-size:14px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:8px 16px;font:inherit;font-weight:600;text-decoration:none;
color:var(--solid);background:var(--primary);border:1px solid transparent;border-radius:8px;cursor:pointer}
button:hover,.button:hover{background:var(--brand)}
button.other{margin-top:12px;background:none;color:var(--brand);border:1px solid currentColor}
button.other:hover{background:none;text-decoration:underline}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.people{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:8px}
.people li{display:grid}
.person{display:block;text-align:left;font-weight:400;color:inherit;background:var(--surface);border-color:var(--line);padding:8px 12px}
.person:hover{background:var(--page);border-color:var(--primary)}
.person b{display:block;font-weight:600;line-height:20px}
.person span{display:block;font-size:14px;line-height:20px;color:var(--quiet);overflow-wrap:anywhere}
.demo{margin-top:32px;padding-top:24px;border-top:1px solid var(--line)}
code{font-size:14px;overflow-wrap:anywhere}
nav{display:flex;justify-content:center;gap:8px;margin-top:16px}
nav a{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;padding:0 12px;font-size:14px;color:var(--quiet);text-decoration:none;border-radius:8px}
nav a:hover{text-decoration:underline}
nav a[aria-current]{color:var(--text);font-weight:600}
@media (min-width:840px){
.wide{max-width:1120px}
.wide main{display:grid;grid-template-columns:minmax(260px,340px) 1fr;gap:32px;align-items:start}
.wide .demo{margin:0;padding:0 0 0 32px;border:0;border-left:1px solid var(--line)}
}
@media (max-width:480px){main{padding:24px 20px}}
`;
