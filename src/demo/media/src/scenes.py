"""Drawn banners and sights, in the colours of the key visuals.  /usr/bin/python3 scenes.py"""
import math, random

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

# Sights and inns of 600 x 400; pages cut them to 4:3 and to 2:1, so what matters is in the middle.
def sight(name,comment,*parts):
    frame=['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" fill="none">',f'<!-- {comment} -->']
    open(f'../{name}.svg','w').write('\n'.join([*frame,*parts,'</svg>'])+'\n')
# --- the islet and its path, in plan
def islet(scale): # a leaf that points downstream
    pts=[]
    for k in range(48):
        a=k/48*2*math.pi; rx,ry=205*scale,92*scale
        x=300+rx*math.cos(a); y=204+ry*math.sin(a)*(1-.28*math.cos(a))+10*math.sin(2*a)
        pts.append((x,y))
    return pts
line=lambda pts: 'M'+'L'.join(f'{x:.0f} {y:.0f}' for x,y in pts)+'z'
r=random.Random(9); trees=[]; inner=islet(.8)
while len(trees)<66:
    x=r.uniform(120,480); y=r.uniform(110,300)
    inside=sum(((y0>y)!=(y1>y)) and x<(x1-x0)*(y-y0)/(y1-y0)+x0 for (x0,y0),(x1,y1) in zip(islet(.68),islet(.68)[1:]+islet(.68)[:1]))%2
    if inside and math.hypot(x-216,y-204)>44 and all(math.hypot(x-a,y-b)>(c+6) for a,b,c in trees): trees.append((x,y,r.uniform(6,11)))
dots=lambda c,on: f'<path fill="{c}" d="'+''.join(f'M{x-q:.0f} {y:.0f}a{q:.0f} {q:.0f} 0 1 0 {2*q:.0f} 0a{q:.0f} {q:.0f} 0 1 0 {-2*q:.0f} 0' for x,y,q in trees if on(x,y))+'"/>'
flow=''
for _ in range(40):
    x=r.uniform(-20,560); y=r.uniform(84,326)
    if abs(y-204)>104 or not 92<x<500: flow+=f'M{x:.0f} {y:.0f}h{r.uniform(18,60):.0f}'
sight('scene-island','An islet in plan: the path around it, three hides, a pagoda, and the covered bridge to the bank.',
 '<path fill="#0E6E78" d="M0 0h600v400H0z"/>',
 '<path fill="#163642" d="M0 0h600v40Q470 78 300 62T0 74zM0 400h600v-50Q430 330 300 346T0 334z"/>',
 f'<path stroke="#E3EFEF" stroke-opacity=".35" stroke-width="1.500" d="{flow}"/>',
 f'<path fill="#BFD8D7" d="{line(islet(1))}"/>', f'<path fill="#E3EFEF" d="{line(islet(.93))}"/>',
 dots('#0E6E78',lambda x,y: x<300 or (x<352 and y>200)), dots('#1E4653',lambda x,y: 300<=x<352 and y<=200), dots('#DDB872',lambda x,y: x>=352),
 f'<path stroke="#163642" stroke-width="2.500" stroke-dasharray="9 5" d="{line(inner)}"/>',
 '<path fill="#163642" d="M300 118h18v12h-18zM452 196h18v12h-18zM338 282h18v12h-18z"/>',
 '<path fill="#0E6E78" d="M216 176l20 8 8 20-8 20-20 8-20-8-8-20 8-20z"/><path fill="#fff" d="M216 186l13 5 5 13-5 13-13 5-13-5-5-13 5-13z"/><circle cx="216" cy="204" r="6" fill="#DDB872"/>',
 '<path stroke="#DDB872" stroke-width="9" d="M206 272l-50 76"/><path stroke="#163642" stroke-width="2" stroke-dasharray="2 5" d="M206 272l-50 76"/>',
 '<g stroke="#fff" stroke-opacity=".55"><path d="M94 92v-18M506 92v-18M94 83h412"/><path stroke-dasharray="26 5 5 5" d="M60 204h480"/></g>',
 '<path fill="#fff" d="M548 112l9 26-9-6-9 6z"/>')
# --- an inn under tiles, its window lit
tiles=''
for row in range(9):
    y=150+row*26; half=150+row*26
    for k in range(-14,15):
        x=300+k*28+(14 if row%2 else 0)
        if abs(x-300)<half-6: tiles+=f'M{x-14} {y}a14 14 0 0 0 28 0'
sight('scene-tiles','A roof of round tiles with a lit window in it, and roofs behind.',
 '<path fill="#163642" d="M0 0h600v400H0z"/>','<circle cx="470" cy="74" r="22" fill="#DDB872"/>',
 '<path fill="#1E4653" d="M0 190l70-48 70 48v60H0zM420 170l90-56 90 56v90H420z"/><path fill="#27535F" d="M-20 226l110-66 120 66v60H-20zM390 226l100-60 130 60v60H390z"/>',
 '<path fill="#0E6E78" d="M150 150h300l150 156v94H0v-94z"/>',
 f'<path stroke="#8DB9B8" stroke-opacity=".8" stroke-width="1.500" d="{tiles}"/>',
 '<path fill="#0A2A35" d="M136 132h328l14 20H122z"/><path fill="#E3EFEF" d="M122 148h356v5H122z"/>',
 '<path fill="#0A2A35" d="M204 262l96-54 96 54-8 12H212z"/><path fill="#E3EFEF" d="M222 272h156v112H222z"/><path fill="#DDB872" d="M236 286h128v98H236z"/>',
 '<path stroke="#163642" stroke-width="3" d="M236 286h128v98H236zM268 286v98M300 286v98M332 286v98M236 319h128M236 352h128"/>',
 '<g stroke="#fff" stroke-opacity=".45"><path d="M122 116v-16M478 116v-16M122 108h356"/><path stroke-dasharray="26 5 5 5" d="M300 84v316"/></g>')
# --- fishing boats at night
def boat(x,y,k,lamp):
    hull=f'M{x-92*k:.0f} {y-8*k:.0f}q{22*k:.0f} {34*k:.0f} {60*k:.0f} {34*k:.0f}h{72*k:.0f}q{34*k:.0f} 0 {52*k:.0f} {-38*k:.0f}l{-34*k:.0f} {14*k:.0f}H{x-60*k:.0f}z'
    roof=f'M{x-40*k:.0f} {y+6*k:.0f}q{40*k:.0f} {-62*k:.0f} {84*k:.0f} 0z'
    glow=''.join(f'M{lamp-w/2:.0f} {y+40*k+8*n:.0f}h{w:.0f}' for n,w in enumerate((30*k,18*k,24*k,12*k,16*k)))
    return (f'<path fill="#E3EFEF" d="{hull}"/><path fill="#0E6E78" d="{roof}"/>'
      f'<path stroke="#fff" stroke-width="2" d="M{lamp:.0f} {y:.0f}v{-54*k:.0f}"/><circle cx="{lamp:.0f}" cy="{y-60*k:.0f}" r="{26*k:.0f}" fill="#DDB872" fill-opacity=".25"/><circle cx="{lamp:.0f}" cy="{y-60*k:.0f}" r="{9*k:.0f}" fill="#DDB872"/>'
      f'<path stroke="#DDB872" stroke-opacity=".8" stroke-width="2.500" d="{glow}"/>')
r=random.Random(6)
ripples=''.join(f'M{r.uniform(0,560):.0f} {y:.0f}h{r.uniform(20,70):.0f}' for y in range(214,396,9))
sight('scene-boats','Fishing boats with their lamps on the river at night.',
 '<path fill="#163642" d="M0 0h600v400H0z"/>',
 '<path fill="#1E4653" d="M0 200V120l80-44 90 56 70-40 96 62 84-70 90 52 90-38v102z"/><path fill="#27535F" d="M0 200v-34l120-22 110 30 130-26 120 22 120-24v54z"/>',
 '<path fill="#0A2A35" d="M0 198h600v202H0z"/><path stroke="#DDB872" stroke-opacity=".7" stroke-width="2" d="M0 198h600"/>',
 f'<path stroke="#E3EFEF" stroke-opacity=".28" stroke-width="1.500" d="{ripples}"/>',
 boat(150,232,.5,186), boat(452,246,.62,406), boat(288,292,1,372),
 '<path stroke="#E3EFEF" stroke-opacity=".6" d="M206 276q-60 30-70 92M206 276q-30 40-26 96M206 276q4 44 24 92M136 368q20-14 44 4 22-16 50-4M146 340q24-10 36 6 20-12 42 0M164 310q16-6 24 4 14-8 28 2"/>')
# --- the pagoda on the hill, in elevation
p='';roof='';cx=300
for i in range(7):
    y=232-i*26; ww=78-i*8
    p+=f'M{cx-ww/2:.0f} {y}v-18h{ww:.0f}v18z'; roof+=f'M{cx-ww/2-13:.0f} {y-15}q{ww/2+13:.0f} -7 {ww+26:.0f} 0l-15 -10h-{ww-4:.0f}z'
steps='M40 400'+''.join(f'h{14}v-{11}' for _ in range(14)); 
sight('scene-pagoda','A pagoda on a hilltop at sunset: the steps to its terrace on one side, an inclined lift on the other.',
 '<path fill="#E3EFEF" d="M0 0h600v400H0z"/>','<circle cx="430" cy="120" r="44" fill="#DDB872"/>',
 '<path fill="#BFD8D7" d="M0 250l110-60 90 44 120-70 110 66 90-48 80 40v178H0z"/>','<path fill="#8DB9B8" d="M0 310l150-50 160 40 140-46 150 56v90H0z"/>',
 '<path fill="#163642" d="M20 400L226 246h148L580 400z"/>', f'<path stroke="#DDB872" stroke-width="3" d="{steps}"/>',
 '<path stroke="#E3EFEF" stroke-width="3" d="M388 262L560 392"/><path stroke="#E3EFEF" stroke-opacity=".5" stroke-dasharray="3 6" stroke-width="6" d="M396 268L560 392"/><path fill="#DDB872" d="M452 290l26 20v20h-26z"/>',
 '<path fill="#0A2A35" d="M214 236h172v12H214z"/><path stroke="#0A2A35" stroke-width="1.500" d="M218 236v-12M236 236v-12M364 236v-12M382 236v-12M214 224h34M352 224h34"/>',
 f'<path fill="#fff" d="{p}"/><path fill="#0E6E78" d="{roof}"/><path stroke="#DDB872" stroke-width="4" d="M300 52V22"/><circle cx="300" cy="20" r="4" fill="#DDB872"/>',
 '<path fill="#163642" d="M292 218h16v14h-16z"/>',
 '<g stroke="#163642" stroke-opacity=".5"><path d="M196 48v188M188 48h16M188 236h16"/><path stroke-dasharray="2 5" d="M204 48h84M204 236h12"/></g>')
