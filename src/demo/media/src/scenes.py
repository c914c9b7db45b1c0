"""Drawn banners, in the colours of the key visuals.  /usr/bin/python3 scenes.py"""
import random

W, H = 2400, 900
def ridge(y,amp,step,seed,fill,base=H):
    r=random.Random(seed); pts=[]
    x=-step
    while x<=W+step:
        pts.append((x, y+r.uniform(-amp,amp))); x+=step*r.uniform(.7,1.3)
    d=f'M0 {base}L0 {pts[0][1]:.0f}'
    for (x0,y0),(x1,y1) in zip(pts,pts[1:]):
        d+=f'L{x1:.0f} {y1:.0f}'
    return f'<path fill="{fill}" d="{d}L{W} {base}z"/>'
def head(c): return ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 900" fill="none">',f'<!-- {c} -->']
# --- nearby: cable car across the river, towers on the far bank, pagoda on its island
L=head('The river, the cable car across it, the city on the far bank and a pagoda on its island.')
L.append('<path fill="#163642" d="M0 0h2400v900H0z"/>')
L.append(ridge(330,70,170,3,'#1E4653')); L.append(ridge(430,60,140,5,'#27535F'))
r=random.Random(11); d='';w=''
x=60
while x<2400:
    bw=r.randint(34,64); h=r.randint(70,230)*(1.25 if 700<x<1500 else .8)
    if r.random()<.82:
        y=620-h; d+=f'M{x} 640V{y:.0f}h{bw}V640z'
        for wy in range(int(y)+14,612,22):
            for wx in range(x+8,x+bw-8,12):
                if r.random()<.34: w+=f'M{wx} {wy}v8'
    x+=bw+r.randint(4,26)
L.append(f'<path fill="#0E6E78" d="{d}"/>'); L.append(f'<path stroke="#E3EFEF" stroke-opacity=".75" stroke-width="3" d="{w}"/>')
L.append('<path fill="#0A2A35" d="M0 640h2400v260H0z"/>'); L.append('<path stroke="#DDB872" stroke-width="4" d="M0 640h2400"/>')
r=random.Random(4); d=''
for _ in range(46):
    y=r.randint(662,880); xx=r.randint(0,2300); d+=f'M{xx} {y}h{r.randint(40,190)}'
L.append(f'<path stroke="#E3EFEF" stroke-opacity=".3" stroke-width="2.500" d="{d}"/>')
# island + pagoda
L.append('<path fill="#163642" d="M1880 716q90-66 250-66t250 66z"/>')
p='';roof=''
cx=2110
for i in range(6):
    y=652-i*58; ww=104-i*13
    p+=f'M{cx-ww/2:.0f} {y}v-40h{ww:.0f}v40z'; roof+=f'M{cx-ww/2-30:.0f} {y-36}q{ww/2+30:.0f} -14 {ww+60:.0f} 0l-34 -20h-{ww-8:.0f}z'
L.append(f'<path fill="#E3EFEF" d="{p}"/>'); L.append(f'<path fill="#8DB9B8" d="{roof}"/>'); L.append(f'<path stroke="#DDB872" stroke-width="5" d="M{cx} 318v-66"/>')
# cable
L.append('<path stroke="#fff" stroke-opacity=".8" stroke-width="3" d="M0 300Q1000 470 2400 40"/>'); 
L.append('<path stroke="#fff" stroke-opacity=".35" stroke-width="3" d="M0 322Q1000 492 2400 62"/>')
L.append('<g><path stroke="#fff" stroke-width="4" d="M760 345v84"/><path fill="#DDB872" d="M700 429h124q14 0 14 14v78q0 22-22 22H708q-22 0-22-22v-78q0-14 14-14z"/><path fill="#163642" d="M702 449h50v44h-50zM768 449h52v44h-52z"/><path stroke="#fff" stroke-width="4" d="M686 521h152"/></g>')
L.append('</svg>'); open('../scene-river.svg','w').write('\n'.join(L)+'\n')
# --- old town: terraces of roofs with lit windows
L=head('Roofs of an old town, row above row, with lit windows and stairs between them.')
L.append('<path fill="#163642" d="M0 0h2400v900H0z"/>')
L.append(ridge(300,60,180,8,'#1E4653'))
walls=['#27535F','#1F6E76','#0E6E78','#0A565E','#E3EFEF','#BFD8D7']
for row in range(7):
    y0=330+row*92; r=random.Random(20+row); x=-40-r.randint(0,80); wall={};roofs='';win='';dark=''
    while x<2420:
        bw=r.randint(110,190); h=r.randint(58,86); y=y0+r.randint(-16,16)
        c=walls[r.choice([0,1,2,2,3,4,5] if row%2 else [0,0,1,2,3,3,5])]
        wall.setdefault(c,[]).append(f'M{x} {y+h+40}V{y}h{bw}v{h+40}z')
        roofs+=f'M{x-14} {y+6}l{26} -30h{bw-24}l26 30z'
        for wx in range(x+16,x+bw-22,30):
            q=f'M{wx} {y+22}h14v22h-14z'
            if r.random()<.5: win+=q
            else: dark+=q
        x+=bw+r.choice([0,0,8,34])
    for c,ds in wall.items(): L.append(f'<path fill="{c}" d="{"".join(ds)}"/>')
    L.append(f'<path fill="#DDB872" d="{win}"/>'); L.append(f'<path fill="#163642" fill-opacity=".55" d="{dark}"/>')
    L.append(f'<path fill="#0A2A35" d="{roofs}"/>')
L.append('</svg>'); open('../scene-old-town.svg','w').write('\n'.join(L)+'\n')
